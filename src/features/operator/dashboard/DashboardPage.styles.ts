import { styled } from 'styled-components';
import { media, space } from '#src/components/base/theme/tokens';

export const Cards = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s16};

  ${media.wide} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

export const Ways = styled.div`
  display: grid;
  grid-template-columns: repeat(2, max-content);
  justify-items: start;

  ${media.wide} {
    grid-template-columns: repeat(4, max-content);
  }
`;
