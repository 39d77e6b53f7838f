import { keyframes, styled } from 'styled-components';
import { color, layout, media, radius, shadow, space } from '../../theme/tokens';

const appear = keyframes`from { opacity: 0; }`;
const rise = keyframes`from { transform: translateY(${space.s32}); }`;

/**
 * The `<dialog>` itself is the scrim and fills the window: in older browsers `::backdrop` cannot use the colour custom
 * properties. A click outside the sheet is a click on the dialog.
 */
export const Scrim = styled.dialog`
  position: fixed;
  inset: 0;
  width: 100%;
  height: 100%;
  max-width: none;
  max-height: none;
  margin: 0;
  padding: 0;
  border: 0;
  background: ${color.scrim};
  color: ${color.ink};
  overflow: auto;
  overscroll-behavior: contain;
  animation: ${appear} 0.15s ease-out;

  &[open] {
    display: grid;
    align-items: end;
    justify-items: center;
  }
  &::backdrop {
    background: none;
  }
  ${media.wide} {
    &[open] {
      align-items: center;
    }
  }
`;

export const Sheet = styled.div`
  width: 100%;
  max-width: 480px;
  padding: ${space.s24} ${layout.gutter} calc(${space.s20} + env(safe-area-inset-bottom));
  border-radius: ${radius.sheet} ${radius.sheet} 0 0;
  background: ${color.ground};
  box-shadow: ${shadow.float};
  animation: ${rise} 0.2s ease-out;

  ${media.wide} {
    padding: ${space.s24};
    border-radius: ${radius.dialog};
  }
  ${media.forced} {
    border: 1px solid CanvasText;
  }
`;

export const Body = styled.div`
  margin-top: ${space.s4};
  color: ${color.ink2};

  p + p {
    margin-top: ${space.s4};
  }
  b {
    color: ${color.ink};
  }
`;

export const Failure = styled.div`
  &:not(:empty),
  > * + * {
    margin-top: ${space.s12};
  }
`;

export const Actions = styled.div`
  display: grid;
  gap: ${space.s8};
  margin-top: ${space.s20};
`;
