import { styled } from 'styled-components';
import { color, space, type, weight } from '#src/components/base/theme/tokens';

export const Rows = styled.dl`
  margin-top: ${space.s4};
`;
export const PayRow = styled.div`
  display: flex;
  align-items: center;
  gap: ${space.s12};
  padding: ${space.s8} 0 ${space.s8} ${space.s16};
  border-bottom: 1px solid ${color.edge};

  dt {
    flex: none;
    margin-right: auto;
    color: ${color.ink2};
  }
  dd:first-of-type {
    ${type.h2}
    font-weight: ${weight.bold};
    text-align: right;
  }
`;
