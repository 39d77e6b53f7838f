import { styled } from 'styled-components';
import { color, radius } from '../../theme/tokens';

/** Dark on light in every colour scheme, because many apps read no inverted code. */
export const Svg = styled.svg`
  width: 220px;
  height: 220px;
  border: 1px solid ${color.edge};
  border-radius: ${radius.control};
  background: ${color.ground};
  fill: ${color.ink};
  shape-rendering: crispEdges;
  forced-color-adjust: none;
`;
