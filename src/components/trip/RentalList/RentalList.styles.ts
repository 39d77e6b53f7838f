import { styled } from 'styled-components';
import { Card } from '#src/components/base/display/Card/Card';
import { color, media, radius, space, type, weight } from '#src/components/base/theme/tokens';

export const Rentals = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space.s12};

  ${media.wide} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;

export const Rental = styled(Card).attrs({ as: 'li' })`
  padding: ${space.s12} ${space.s12} ${space.s16};
  text-align: center;
`;

export const Tile = styled.div`
  overflow: hidden;
  margin-bottom: ${space.s12};
  padding: ${space.s8};
  background: ${color.tile};
  border-radius: ${radius.control};

  img {
    width: 120px;
    height: auto;
    aspect-ratio: 3 / 2;
    margin-inline: auto;
    object-fit: cover;
  }
`;

export const Price = styled.p`
  ${type.h2}
  font-weight: ${weight.bold};
`;
