import { styled } from 'styled-components';
import { color } from '#src/components/base/theme/tokens';
import { chipLook } from '#src/components/trip/DayStateChip/DayStateChip.styles';

export const Chip = styled.span`
  ${chipLook}
  background: ${color.ground};
  border-color: ${color.outline};
  color: ${color.ink};

  &[data-mark='CLAIMED'] {
    background: ${color.brandTint};
    border-color: transparent;
    color: ${color.brand};
  }
  &[data-mark='OVERDUE'] {
    background: ${color.dangerTint};
    border-color: transparent;
    color: ${color.danger};
  }
`;
