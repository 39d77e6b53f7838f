import { styled } from 'styled-components';
import { media, space } from '../theme/tokens';

export const Filters = styled.div`
  display: grid;
  gap: ${space.s16};

  ${media.wide} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    align-items: end;
  }
`;
