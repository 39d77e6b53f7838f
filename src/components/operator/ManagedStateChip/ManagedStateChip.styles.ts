import { styled } from 'styled-components';
import { color } from '../../base/theme/tokens';
import { Chip } from '../../trip/DayStateChip/DayStateChip.styles';

export const Timed = styled(Chip)`
  background: ${color.ground};
  border-color: ${color.outline};
  color: ${color.ink2};
`;
