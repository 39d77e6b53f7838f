import { styled } from 'styled-components';
import { space } from '#src/components/base/theme/tokens';

export const Fields = styled.div`
  display: grid;
  gap: ${space.s16};
  margin-top: ${space.s12};
`;
