import { styled } from 'styled-components';
import { Card } from '#src/components/base/display/Card/Card';
import { color, media, space, type } from '#src/components/base/theme/tokens';

export const Features = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space.s12};

  ${media.wide} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;

export const Feature = styled(Card).attrs({ as: 'li' })`
  padding: 0;
  overflow: hidden;

  img {
    width: 100%;
    height: auto;
    aspect-ratio: 8 / 5;
    border-bottom: 1px solid ${color.edge};
    object-fit: cover;
  }
`;

export const Words = styled.div`
  padding: ${space.s12} ${space.s12} ${space.s16};

  p {
    margin-top: ${space.s2};
    color: ${color.ink2};
    ${type.small}
  }
`;
