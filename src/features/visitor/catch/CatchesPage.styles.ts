import { styled } from 'styled-components';
import { space } from '#src/components/base/theme/tokens';

export const Posts = styled.div`
  display: grid;
  gap: ${space.s48};
`;
