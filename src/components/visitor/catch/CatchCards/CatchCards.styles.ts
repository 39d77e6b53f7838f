import { styled } from 'styled-components';
import { Link } from '#src/components/base/actions/Link/Link';
import { card } from '#src/components/base/theme/styles';
import { color, layout, media, space, type } from '#src/components/base/theme/tokens';

/**
 * On phones one row that scrolls sideways. It reaches the screen's edges, so that a cut card shows that there are more.
 */
export const Cards = styled.ul`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: min(240px, 72%);
  gap: ${space.s12};
  margin-inline: calc(-1 * ${layout.gutter});
  padding: ${space.s4} ${layout.gutter};
  overflow-x: auto;
  scroll-padding-inline: ${layout.gutter};
  scroll-snap-type: x proximity;
  scrollbar-width: none;

  > li {
    scroll-snap-align: start;
  }
  ${media.wide} {
    grid-auto-flow: row;
    grid-template-columns: repeat(3, minmax(0, 1fr));
    margin-inline: 0;
    padding: 0;
  }
`;

export const Post = styled(Link)`
  ${card}
  display: grid;
  grid-template-rows: auto 1fr;
  height: 100%;
  overflow: hidden;
  color: ${color.ink};
  text-decoration: none;

  /* Outweighs the card's own padding on narrow phones. */
  && {
    padding: 0;
  }
`;

export const Photo = styled.div`
  aspect-ratio: 3 / 2;
  background: ${color.deep};

  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;

export const Words = styled.div`
  padding: ${space.s12} ${space.s16} ${space.s16};
`;

export const Story = styled.p`
  display: -webkit-box;
  overflow: hidden;
  margin-top: ${space.s4};
  color: ${color.ink2};
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  overflow-wrap: anywhere;
  ${type.small}
`;
