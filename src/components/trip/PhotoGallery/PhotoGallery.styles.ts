import { styled } from 'styled-components';
import { color, media, radius, space } from '#src/components/base/theme/tokens';

export const Photos = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s12};

  ${media.wide} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  img {
    width: 100%;
    height: auto;
    max-height: 640px;
    border-radius: ${radius.card};
    background: ${color.tile};
    object-fit: cover;
  }
`;
