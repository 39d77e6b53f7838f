import { styled } from 'styled-components';
import { color, layout, space, type, weight } from '#src/components/base/theme/tokens';

export const Undo = styled.div`
  max-width: ${layout.widthVisitor};
  margin-bottom: ${space.s20};

  &:empty {
    display: none;
  }
`;
export const Notice = styled.div`
  display: grid;
  gap: ${space.s12};
  max-width: ${layout.widthVisitor};
  margin-bottom: ${space.s20};
`;
export const Last = styled.p`
  color: ${color.ink2};
  white-space: pre-wrap;
  overflow-wrap: anywhere;
  ${type.small}
`;
export const Sum = styled.p`
  margin-bottom: ${space.s12};
  font-weight: ${weight.bold};
`;
export const Filters = styled.div`
  margin-bottom: ${space.s16};
`;
