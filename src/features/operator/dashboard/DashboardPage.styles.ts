import { styled } from 'styled-components';
import { media, space } from '../../../components/base/theme/tokens';

/** The cards of today's trip, tomorrow's trip and the settings: stacked on a phone, side by side from 1024 px. */
export const Cards = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s16};

  ${media.wide} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

/** Ways to further pages: on a phone in two columns, from 1024 px in one line. */
export const Ways = styled.div`
  display: grid;
  grid-template-columns: repeat(2, max-content);
  justify-items: start;

  ${media.wide} {
    grid-template-columns: repeat(4, max-content);
  }
`;
