import { styled } from 'styled-components';
import { color, radius, space, type } from '#src/components/base/theme/tokens';

export const Box = styled.p`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${space.s12};
  padding: ${space.s12} ${space.s16};
  border-radius: ${radius.control};
  background: ${color.brandTint};
  color: ${color.brandStrong};
  ${type.small}
  font-variant-numeric: tabular-nums;
`;
