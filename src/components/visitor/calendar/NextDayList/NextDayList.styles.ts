import { styled } from 'styled-components';
import { media, space } from '#src/components/base/theme/tokens';

export const List = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s12};

  ${media.wide} {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    /* The buttons of adjacent cards are at one height; other content is below them. */
    > li > * {
      height: 100%;
      align-content: start;
    }
  }
`;
