import { styled } from 'styled-components';
import { media, space } from '../../base/theme/tokens';

/** At the end of a long page on a phone; hidden on a wide screen, where the header is in reach. */
export const Below = styled.div`
  margin-top: ${space.s24};

  ${media.wide} {
    display: none;
  }
`;
