import { styled } from 'styled-components';
import { media, space } from '../../../components/base/theme/tokens';

/** The booking link at the end of the long page on a phone; hidden on a wide screen, where the header is in reach. */
export const WayOn = styled.div`
  margin-top: ${space.s24};

  ${media.wide} {
    display: none;
  }
`;

/** The map above the address card; side by side on a wide screen. */
export const Way = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s12};

  ${media.wide} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  }
`;
