import { styled } from 'styled-components';
import { color, radius, space, type, weight } from '#src/components/base/theme/tokens';

export const Preview = styled.section`
  display: grid;
  gap: ${space.s8};
  padding: ${space.s16};
  border-radius: ${radius.control};
  background: ${color.surface};

  h3 {
    ${type.small}
    color: ${color.ink2};
  }
`;
export const Text = styled.p`
  white-space: pre-wrap;
  overflow-wrap: anywhere;

  &[data-empty] {
    color: ${color.ink2};
  }
`;
export const To = styled.p`
  font-weight: ${weight.bold};
`;
export const Replaced = styled.p`
  color: ${color.warning};
  font-weight: ${weight.bold};
`;
