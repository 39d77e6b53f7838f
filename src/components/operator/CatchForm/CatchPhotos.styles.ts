import { styled } from 'styled-components';
import { space } from '../../base/theme/tokens';

export const Photos = styled.ul`
  display: grid;
  gap: ${space.s12};

  &:empty {
    display: none;
  }
`;
