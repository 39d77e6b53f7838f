import { styled } from 'styled-components';
import { color, space, type } from '#src/components/base/theme/tokens';

export const Again = styled.div`
  margin-bottom: ${space.s20};

  p {
    margin-bottom: ${space.s8};
    color: ${color.ink2};
    ${type.small}
  }
`;
export const Names = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s8};
`;
