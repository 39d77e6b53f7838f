import { css, keyframes, styled } from 'styled-components';
import { color, layout, media, radius, shadow, space, type, weight } from '../../theme/tokens';

/** In milliseconds (specification 9). */
export const TOAST_MS = 5000;

/** Class of the count of changes. */
export const COUNTING = 'counting';
const COUNT = `.Toastify__toast.${COUNTING}`;
const OTHER = `.Toastify__toast:not(.${COUNTING})`;

const arrive = keyframes`from { opacity: 0; transform: translateY(calc(-1 * ${space.s12})); }`;
// react-toastify closes a toast when the animation of its progress bar ends, so the bar must exist; it is hidden.
const pass = keyframes`from { opacity: 1; } to { opacity: 0; }`;

/** Shows one at a time: the newest, and the count of changes last. Toasts below show at the lower edge. */
const one = css`
  ${OTHER} ~ .Toastify__toast, ${COUNT}:has(~ .Toastify__toast) {
    position: absolute;
    visibility: hidden;
  }
  ${OTHER} ~ ${COUNT}, ${COUNT}:has(~ .Toastify__toast) {
    .Toastify__progress-bar {
      animation-play-state: paused !important;
    }
  }
  .Toastify__toast:not(:only-child)::after {
    content: '';
    position: absolute;
    inset: auto ${space.s12} calc(-1 * ${space.s6});
    height: ${space.s6};
    border-radius: 0 0 ${radius.control} ${radius.control};
    background: ${color.deepEdge};
  }
`;

const timer = css`
  .Toastify__progress-bar--wrp {
    position: absolute;
    width: 0;
    height: 0;
    overflow: hidden;
  }
  .Toastify__progress-bar {
    animation: ${pass} var(--toast-ms, ${TOAST_MS}ms) linear;
  }
  .Toastify__toast:hover .Toastify__progress-bar,
  .Toastify__toast:focus-within .Toastify__progress-bar {
    animation-play-state: paused !important;
  }
  /* Less motion must not mean less time to read. */
  ${media.still} {
    .Toastify__progress-bar {
      animation-duration: var(--toast-ms, ${TOAST_MS}ms) !important;
    }
  }
`;

export const Host = styled.div`
  ${timer}
  ${one}

  @media print {
    display: none;
  }

  .Toastify__toast-container {
    position: fixed;
    z-index: 20;
    /* Under the header with its two rows; the operator's tabs are at the lower edge of the window. */
    top: calc(2 * ${layout.touch} + ${space.s8} + env(safe-area-inset-top));
    left: ${layout.gutter};
    right: ${layout.gutter};
    display: grid;
    gap: ${space.s8};

    ${media.wide} {
      top: calc(${layout.header} + ${space.s8});
      left: auto;
      right: max(${layout.gutter}, calc((100vw - ${layout.widthWide}) / 2));
      width: 440px;
    }
    ${media.narrow} {
      body:has(header[data-side='operator']) & {
        top: calc(${layout.field} + ${space.s8} + env(safe-area-inset-top));
      }
    }
    /* In the empty part of the operator's menu, so that it covers no button of the page. */
    ${media.wide} {
      body:has(header[data-side='operator']) & {
        top: calc(${layout.header} - ${space.s8});
      }
    }
  }
  dialog & .Toastify__toast-container {
    top: calc(${space.s8} + env(safe-area-inset-top));
  }
  .Toastify__toast {
    position: relative;
    display: flex;
    align-items: center;
    gap: ${space.s10};
    min-height: 54px;
    padding: ${space.s4} ${space.s6} ${space.s4} ${space.s16};
    border-radius: ${radius.control};
    background: ${color.deep};
    color: ${color.onDeep};
    box-shadow: ${shadow.float};
    font-weight: ${weight.bold};
    line-height: 1.5rem;
    ${media.narrow} {
      padding-block: ${space.s2};
      ${type.small}
    }
    animation: ${arrive} 0.18s ease-out;
    ${media.forced} {
      border: 1px solid CanvasText;
    }
  }
  .Toastify__toast--error {
    background: ${color.dangerStrong};
  }
  .Toastify__toast-icon {
    flex: none;
  }
`;

export const Text = styled.span`
  flex: 1;
  padding-block: ${space.s6};
  text-wrap: pretty;

  ${media.narrow} {
    padding-block: ${space.s2};
  }
`;

export const Undone = styled.span`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space.s8};
`;
export const UndoButton = styled.button`
  min-height: ${layout.touchSmall};
  margin-left: auto;
  padding: 0 ${space.s12};
  border: 0;
  border-radius: ${radius.inner};
  background: none;
  color: inherit;
  font: inherit;
  text-decoration: underline;
  text-underline-offset: 4px;
  white-space: nowrap;
  cursor: pointer;

  &:focus-visible {
    outline-color: ${color.onDeep};
    outline-offset: -4px;
  }
`;

export const Close = styled.button`
  display: grid;
  place-items: center;
  flex: none;
  width: ${layout.touchSmall};
  height: ${layout.touchSmall};
  margin-left: auto;
  padding: 0;
  border: 0;
  border-radius: ${radius.inner};
  background: none;
  cursor: pointer;

  &:focus-visible {
    outline-color: ${color.onDeep};
    outline-offset: -4px;
  }
`;
