import { styled } from 'styled-components';
import { color, type, weight } from '#src/components/base/theme/tokens';

export const Mark = styled.p`
  display: grid;
  color: ${color.ink2};
  ${type.small}

  &[data-sailing='confirmed'] {
    color: ${color.success};
    font-weight: ${weight.bold};
  }
  > * {
    grid-area: 1 / 1;
  }
`;
/** Hidden in narrow cells. */
export const Least = styled.span``;
/** Reserves the space of a longer text. */
export const Longest = styled.span`
  visibility: hidden;
  font-weight: ${weight.regular};
`;
