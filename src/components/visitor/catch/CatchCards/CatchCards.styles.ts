import { styled } from 'styled-components';
import { Link } from '#src/components/base/actions/Link/Link';
import { card } from '#src/components/base/theme/styles';
import { color, media, space, type } from '#src/components/base/theme/tokens';

export const Cards = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s12};

  ${media.wide} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
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

  /* Before the card's own space on a narrow phone. */
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
  padding: ${space.s16};
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
