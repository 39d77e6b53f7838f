import { styled } from 'styled-components';
import { warningLook } from '#src/components/base/feedback/Warning/Warning.styles';
import { color, space, weight } from '#src/components/base/theme/tokens';

export const Lost = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: ${space.s8} ${space.s12};
  margin-bottom: ${space.s8};
  ${warningLook}

  &[data-empty] {
    display: contents;
  }
  &[data-quiet] {
    border-color: ${color.edge};
    background: ${color.surface};
    color: ${color.ink2};
  }
  & > div {
    flex: 1 1 200px;
    min-width: 0;
  }
`;
export const Unsent = styled.p`
  font-weight: ${weight.bold};
`;
export const Lists = styled.ul`
  display: flex;
  flex: 1 0 100%;
  flex-wrap: wrap;
  gap: ${space.s8};
`;
