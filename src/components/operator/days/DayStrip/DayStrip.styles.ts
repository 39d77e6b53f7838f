import { styled } from 'styled-components';
import { Link } from '#src/components/base/actions/Link/Link';
import { color, layout, media, radius, space, type } from '#src/components/base/theme/tokens';

/** Reaches both edges of the screen, so that a cut date shows that there are more. Has space for the focus ring. */
export const Days = styled.ul`
  display: flex;
  gap: ${space.s8};
  margin-inline: calc(-1 * ${layout.gutter});
  padding: ${space.s4} ${layout.gutter};
  overflow-x: auto;
  scroll-padding-inline: ${layout.gutter};

  > li {
    flex: none;
  }
  ${media.wide} {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(7rem, 1fr));
    margin-inline: 0;
    padding-inline: 0;
    overflow: visible;
  }
`;
export const DayLink = styled(Link)`
  display: grid;
  align-content: center;
  height: 100%;
  min-height: ${layout.field};
  max-width: 10rem;
  ${media.wide} {
    max-width: none;
  }
  padding: ${space.s4} ${space.s12};
  border: 1.5px solid ${color.outline};
  border-radius: ${radius.control};
  background: ${color.ground};
  color: ${color.ink};
  text-align: center;
  ${type.small}

  &:hover {
    border-color: ${color.brand};
    background: ${color.brandTint};
  }
  &[aria-current] {
    border-color: ${color.mark};
    background: ${color.mark};
    color: ${color.onDeep};
    ${media.forced} {
      outline: 2px solid Highlight;
      outline-offset: -4px;
    }
  }
`;
export const Note = styled.span`
  color: ${color.ink2};
  ${type.caption}

  [aria-current] > & {
    color: inherit;
  }
`;
export const Closed = styled.span`
  color: ${color.danger};
  overflow-wrap: anywhere;
  ${type.caption}

  [aria-current] > & {
    color: inherit;
  }
`;
