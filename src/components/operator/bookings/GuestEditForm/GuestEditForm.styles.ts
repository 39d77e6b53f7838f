import { styled } from 'styled-components';
import { color, radius, space, type, weight } from '#src/components/base/theme/tokens';

export const Advice = styled.p`
  display: flex;
  gap: ${space.s8};
  padding: ${space.s12} ${space.s16};
  border: 1px solid ${color.warningEdge};
  border-radius: ${radius.control};
  background: ${color.warningTint};
  color: ${color.warning};
  ${type.small}
  font-weight: ${weight.bold};

  svg {
    flex: none;
    margin-top: 1px;
  }
`;
export const Trip = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space.s12};
  color: ${color.ink2};

  b {
    color: ${color.ink};
  }
`;
export const Prices = styled.dl`
  display: grid;
  gap: ${space.s4};

  div {
    display: flex;
    justify-content: space-between;
    gap: ${space.s12};
  }
  dt {
    color: ${color.ink2};
  }
  dd {
    font-weight: ${weight.bold};
  }
`;
