import { styled } from 'styled-components';
import { media, space } from '../../components/theme/tokens';

/** The way on at the end of a phone's long page; on a wide screen the header stands near enough. */
export const WayOn = styled.div`
  margin-top: ${space.s24};

  ${media.wide} {
    display: none;
  }
`;
