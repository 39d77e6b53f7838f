import { styled } from 'styled-components';
import { color, layout, media, radius, space, weight } from '#src/components/base/theme/tokens';

export const Group = styled.div`
  display: grid;
  grid-template-columns: repeat(7, minmax(0, 1fr));
  padding: 1px;
  border: 1.5px solid ${color.edge};
  border-radius: ${radius.control};
  background: ${color.ground};

  /* Edge to edge: otherwise seven toggles would be narrower than a finger. */
  ${media.tiny} {
    margin-inline: calc(-1 * ${layout.gutter});
    border-inline-width: 0;
    border-radius: 0;
  }
`;

/** The transparent border is the clickable gap between pressed toggles. */
export const Toggle = styled.button`
  position: relative;
  min-height: ${layout.touch};
  padding: 0;
  border: 1px solid transparent;
  border-radius: ${radius.inner};
  background: none;
  background-clip: padding-box;
  font-weight: ${weight.bold};
  cursor: pointer;

  &[data-tone='saturday'] {
    color: ${color.saturday};
  }
  &[data-tone='sunday'] {
    color: ${color.sunday};
  }
  & + &::before {
    content: '';
    position: absolute;
    inset: ${space.s14} auto ${space.s14} -1px;
    width: 1px;
    background: ${color.edge};
  }
  &:hover {
    background-color: ${color.brandTint};
  }
  &:focus-visible {
    z-index: 1;
    outline-offset: 0;
  }

  &[aria-pressed='true'] {
    background-color: ${color.brand};
    color: ${color.onDeep};
  }
  &[aria-pressed='true']:hover {
    background-color: ${color.brandStrong};
  }
  &[aria-pressed='true']::after {
    content: '';
    position: absolute;
    left: calc(50% - ${space.s14} / 2);
    bottom: calc(${space.s14} / 2);
    width: ${space.s14};
    height: 3px;
    border-radius: ${radius.round};
    background: ${color.onDeep};
  }
  &[aria-pressed='true']::before,
  &[aria-pressed='true'] + &::before {
    display: none;
  }
  ${media.forced} {
    &[aria-pressed='true'] {
      border-color: Highlight;
    }
  }
`;
