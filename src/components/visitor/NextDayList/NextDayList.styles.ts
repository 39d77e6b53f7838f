import { styled } from 'styled-components';
import { media, space } from '../../base/theme/tokens';

export const List = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s12};

  ${media.wide} {
    grid-template-columns: repeat(3, minmax(0, 1fr));

    /* The buttons of cards beside each other are at one height. */
    > li > * {
      height: 100%;
      grid-template-rows: auto 1fr;
    }
  }
`;
