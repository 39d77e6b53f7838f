import { styled } from 'styled-components';
import { media, space } from '../../components/theme/tokens';

/** Today's trip and the settings: one below the other on a phone, side by side from 1024 px. */
export const Pair = styled.div`
  display: grid;
  gap: ${space.s16};

  ${media.wide} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;
