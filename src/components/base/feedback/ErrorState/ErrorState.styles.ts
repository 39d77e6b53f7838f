import { styled } from 'styled-components';
import { color } from '../../theme/tokens';

export const Sign = styled.span`
  color: ${color.danger};

  svg {
    width: 40px;
    height: 40px;
  }
`;
