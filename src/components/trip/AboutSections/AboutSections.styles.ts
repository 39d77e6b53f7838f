import { styled } from 'styled-components';
import { space } from '#src/components/base/theme/tokens';

export const Links = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s12};
`;
