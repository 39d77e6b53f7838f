import { styled } from 'styled-components';
import { color, space, type } from '../theme/tokens';

export const Keeps = styled.p`
  color: ${color.ink2};
  ${type.small}
`;
/** The days with guests, one below the other. */
export const Days = styled.ul`
  margin-top: ${space.s4};
  font-variant-numeric: tabular-nums;
`;
