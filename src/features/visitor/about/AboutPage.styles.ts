import { styled } from 'styled-components';
import { media, space } from '../../../components/base/theme/tokens';

/** The booking link at the end of the long page on a phone; hidden on a wide screen, where the header is in reach. */
export const WayOn = styled.div`
  margin-top: ${space.s24};

  ${media.wide} {
    display: none;
  }
`;
