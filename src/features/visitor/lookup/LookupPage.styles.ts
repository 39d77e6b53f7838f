import { styled } from 'styled-components';
import { color, space } from '#src/components/base/theme/tokens';

export const Forgotten = styled.p`
  margin-top: ${space.s12};
  color: ${color.ink2};
  text-align: center;
`;
