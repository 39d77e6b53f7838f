import { styled } from 'styled-components';
import { color, type } from '#src/components/base/theme/tokens';

export const Hint = styled.p`
  color: ${color.ink2};
  ${type.small}
`;
