import { styled } from 'styled-components';
import { space } from '#src/components/base/theme/tokens';

export const Ways = styled.div`
  display: grid;
  gap: ${space.s12};
  width: min(240px, 100%);
`;
export const Own = styled.div`
  margin-top: ${space.s12};
`;
