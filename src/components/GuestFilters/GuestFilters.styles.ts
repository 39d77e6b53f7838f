import { styled } from 'styled-components';
import { media, space } from '../theme/tokens';

export const Filters = styled.div`
  display: grid;
  gap: ${space.s16};

  ${media.wide} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1.2fr) minmax(0, 1.1fr);
    align-items: end;
  }
`;
