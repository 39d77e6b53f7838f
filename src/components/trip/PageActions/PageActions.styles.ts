import { styled } from 'styled-components';
import { media, space } from '#src/components/base/theme/tokens';

/** Hidden on wide screens, where the header is close enough. */
export const Below = styled.div`
  margin-top: ${space.s24};

  ${media.wide} {
    display: none;
  }
`;
