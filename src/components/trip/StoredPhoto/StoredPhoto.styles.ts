import { styled } from 'styled-components';
import { color, space, type } from '#src/components/base/theme/tokens';

/** Same shape as the photograph. */
export const Gone = styled.span`
  display: grid;
  place-content: center;
  width: 100%;
  height: 100%;
  max-height: 80vh;
  padding: ${space.s4};
  overflow: hidden;
  background: ${color.tile};
  color: ${color.ink2};
  text-align: center;
  ${type.small}
`;
