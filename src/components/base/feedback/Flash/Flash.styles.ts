import { css, keyframes, styled } from 'styled-components';
import { color, radius, space } from '../../theme/tokens';

const fade = keyframes`from { opacity: 1; } to { opacity: 0; }`;

/** For the parent of a Flash. */
export const flashPlace = css`
  position: relative;
  isolation: isolate;
`;
/** Behind the content, without size or touch. With reduced motion it is over at once (GlobalStyle). */
export const Light = styled.span`
  position: absolute;
  z-index: -1;
  inset: calc(-1 * ${space.s2}) calc(-1 * ${space.s6});
  border-radius: ${radius.chip};
  background: ${color.brandTint2};
  box-shadow: 0 0 0 ${space.s4} ${color.brandTint2};
  pointer-events: none;
  animation: ${fade} 2s ease-out both;
`;
