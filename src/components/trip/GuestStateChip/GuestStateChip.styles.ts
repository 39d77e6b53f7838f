import { styled } from 'styled-components';
import { chipLook } from '../DayStateChip/DayStateChip.styles';
import { color } from '#src/components/base/theme/tokens';

export const Chip = styled.span`
  ${chipLook}

  &[data-state='WATTING'],
  &[data-state='MORE_DUE'] {
    background: ${color.warningTint};
    color: ${color.warning};
  }
  &[data-state='CLAIMED'] {
    background: ${color.brandTint};
    color: ${color.brandStrong};
  }
  &[data-state='COMPLETE'] {
    background: ${color.successTint};
    color: ${color.success};
  }
  &[data-state='NO_DEPOSIT'] {
    background: ${color.surface};
    color: ${color.ink2};
  }
  &[data-state='CANCEL'] {
    background: ${color.ground};
    border-color: ${color.outline};
    color: ${color.ink2};
  }
`;
