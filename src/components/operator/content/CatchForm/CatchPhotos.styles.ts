import { styled } from 'styled-components';
import { space } from '#src/components/base/theme/tokens';

export const Photos = styled.ul`
  display: grid;
  gap: ${space.s12};

  &:empty {
    display: none;
  }
`;
