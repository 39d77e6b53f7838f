import { styled } from 'styled-components';
import { Card } from '../../base/display/Card/Card';
import { space } from '../../base/theme/tokens';

export const Placed = styled(Card)`
  display: grid;
  gap: ${space.s16};
`;
