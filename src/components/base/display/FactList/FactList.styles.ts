import { styled } from 'styled-components';
import { color, space, weight } from '../../theme/tokens';

export const Fact = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${space.s16};

  dt {
    color: ${color.ink2};
  }
  dd {
    margin-left: auto;
    font-weight: ${weight.bold};
    text-align: right;
    text-wrap: pretty;
  }
`;
