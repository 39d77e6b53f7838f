import { styled } from 'styled-components';
import { media, space } from '#src/components/base/theme/tokens';

/** Hidden on a wide screen, where the header is in reach. */
export const Below = styled.div`
  margin-top: ${space.s24};

  ${media.wide} {
    display: none;
  }
`;
