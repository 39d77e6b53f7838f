import { styled } from 'styled-components';
import { color, space, type } from '#src/components/base/theme/tokens';

export const Hint = styled.p`
  margin-top: calc(-1 * ${space.s8});
  color: ${color.ink2};
  ${type.small}
`;
