import { styled } from 'styled-components';
import { color, space, type } from '#src/components/base/theme/tokens';

export const Tables = styled.div`
  dl + dl {
    margin-top: ${space.s12};
    padding-top: ${space.s12};
    border-top: 1px solid ${color.edge};
  }
`;
export const Days = styled.ul`
  margin-block: ${space.s4} ${space.s12};
  color: ${color.ink2};
  text-align: right;
  ${type.small}
  font-variant-numeric: tabular-nums;
`;
