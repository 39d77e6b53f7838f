import { styled } from 'styled-components';
import { media, space } from '../../../components/base/theme/tokens';

/** The way on at the end of a phone's long page; on a wide screen the header stands near enough. */
export const WayOn = styled.div`
  margin-top: ${space.s24};

  ${media.wide} {
    display: none;
  }
`;

/** The map and what stands below it; on a wide screen beside each other. */
export const Way = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s12};

  ${media.wide} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  }
`;
