import { styled } from 'styled-components';
import { color } from '#src/components/base/theme/tokens';
import { Chip } from '#src/components/trip/DayStateChip/DayStateChip.styles';

export const Timed = styled(Chip)`
  background: ${color.ground};
  border-color: ${color.outline};
  color: ${color.ink2};
`;
