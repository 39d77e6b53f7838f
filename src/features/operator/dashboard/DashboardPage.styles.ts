import { styled } from 'styled-components';
import { media, space } from '#src/components/base/theme/tokens';

export const Cards = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s12};

  ${media.wide} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${space.s16};
  }
`;
