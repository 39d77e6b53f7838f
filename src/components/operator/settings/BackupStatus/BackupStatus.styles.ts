import { styled } from 'styled-components';
import { color, space, type } from '#src/components/base/theme/tokens';

export const Quiet = styled.p`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: ${space.s8};
  color: ${color.ink2};
  ${type.small}
`;
