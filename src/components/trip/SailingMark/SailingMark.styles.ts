import { styled } from 'styled-components';
import { color, type, weight } from '../../base/theme/tokens';

export const Mark = styled.p`
  color: ${color.ink2};
  ${type.small}

  &[data-sailing='confirmed'] {
    color: ${color.success};
    font-weight: ${weight.bold};
  }
`;
