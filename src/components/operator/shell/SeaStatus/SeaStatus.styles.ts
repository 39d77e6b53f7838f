import { styled } from 'styled-components';
import { warningLook } from '#src/components/base/feedback/Warning/Warning.styles';
import { color, space, type, weight } from '#src/components/base/theme/tokens';

export const Lost = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.s4} ${space.s8};
  ${warningLook}
  padding-block: ${space.s4};
  ${type.small}

  &[data-empty] {
    display: contents;
  }
  &[data-quiet] {
    border-color: ${color.edge};
    background: ${color.surface};
    color: ${color.ink2};
  }
`;
export const Line = styled.p`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  gap: 0 ${space.s12};
  min-width: 0;
`;
export const Unstored = styled.p`
  flex: 1 0 100%;
  font-weight: ${weight.bold};
`;
