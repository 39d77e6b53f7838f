import { styled } from 'styled-components';
import { media, space } from '#src/components/base/theme/tokens';

export const List = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s12};

  ${media.wide} {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    /* Of cards beside each other the buttons are at one height, below them what differs. */
    > li > * {
      height: 100%;
      align-content: start;
    }
  }
`;
