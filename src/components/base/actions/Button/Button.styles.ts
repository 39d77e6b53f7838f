import { css, keyframes, styled } from 'styled-components';
import { color, layout, media, radius, space, type, weight } from '../../theme/tokens';

const turn = keyframes`to { transform: rotate(1turn); }`;

/** For `<button>` and `<a>`: look by `data-variant`, size by `data-size`, state by ARIA attributes. */
export const buttonLook = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space.s8};
  min-height: ${layout.touch};
  padding: ${space.s10} ${space.s18};
  border: 1.5px solid transparent;
  border-radius: ${radius.control};
  background: none;
  color: ${color.ink};
  ${type.body}
  font-weight: ${weight.bold};
  text-align: center;
  white-space: var(--button-lines, nowrap);
  cursor: pointer;
  transition:
    background-color 0.12s,
    border-color 0.12s;

  &[data-full] {
    width: 100%;
  }
  &[data-size='large'] {
    min-height: ${layout.field};
    font-size: 1.125rem;
  }
  &[data-size='small'] {
    min-height: ${layout.touchSmall};
    padding: ${space.s8} ${space.s14};
    ${type.small}
  }
  &[data-icon-only] {
    width: ${layout.touch};
    padding: 0;
  }
  &[data-icon-only][data-size='small'] {
    width: ${layout.touchSmall};
  }

  &[data-variant='primary'] {
    background: ${color.brand};
    color: ${color.onDeep};
    &:hover,
    &:active {
      background: ${color.brandStrong};
    }
  }
  &[data-variant='line'] {
    background: ${color.ground};
    border-color: ${color.outline};
    &:hover,
    &:active {
      border-color: ${color.ink};
      background: ${color.surface};
    }
  }
  &[data-variant='tint'] {
    background: ${color.brandTint};
    color: ${color.brandStrong};
    &:hover,
    &:active {
      background: ${color.brandTint2};
    }
  }
  &[data-variant='danger'] {
    background: ${color.danger};
    color: ${color.onDeep};
    &:hover,
    &:active {
      background: ${color.dangerStrong};
    }
  }
  &[data-variant='danger-line'] {
    background: ${color.ground};
    border-color: ${color.danger};
    color: ${color.danger};
    &:hover,
    &:active {
      background: ${color.dangerTint};
      color: ${color.dangerStrong};
    }
  }
  &[data-variant='deep-line'] {
    border-color: ${color.deepEdge};
    color: ${color.onDeep};
    &:hover,
    &:active {
      border-color: ${color.onDeep};
    }
    &:focus-visible {
      outline-color: ${color.onDeep};
    }
  }
  &[data-variant='quiet'] {
    color: ${color.ink2};
    font-weight: ${weight.regular};
    &:hover {
      color: ${color.ink};
      text-decoration: underline;
      text-underline-offset: 4px;
    }
  }
  &:active {
    transform: scale(0.98);
  }
  &[aria-busy='true'] {
    cursor: progress;
  }
  &:disabled {
    background: none;
    border-color: ${color.edge};
    color: ${color.inkMuted};
    font-weight: ${weight.regular};
    cursor: default;
    transform: none;
  }
  ${media.still} {
    &:active {
      transform: none;
    }
  }
  ${media.forced} {
    border-color: ButtonText;
  }
`;

export const StyledButton = styled.button`
  ${buttonLook}
`;

export const Spinner = styled.span`
  width: 20px;
  height: 20px;
  flex: none;
  border-radius: ${radius.round};
  border: 3px solid ${color.edge};
  border-top-color: ${color.brand};
  animation: ${turn} 0.8s linear infinite;

  [data-variant='primary'] > &,
  [data-variant='danger'] > & {
    border-color: ${color.spinnerTrack};
    border-top-color: ${color.onDeep};
  }
`;
