import { styled } from 'styled-components';
import { color, type } from '../../base/theme/tokens';

/** Explains several fields that stand together. */
export const Hint = styled.p`
  color: ${color.ink2};
  ${type.small}
`;
