import { styled } from 'styled-components';
import { media, space } from '#src/components/base/theme/tokens';

/** Side by side on a wide screen. */
export const Way = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s12};

  ${media.wide} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  }
`;
