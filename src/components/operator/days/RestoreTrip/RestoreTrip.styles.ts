import { styled } from 'styled-components';
import { space } from '#src/components/base/theme/tokens';

export const Undo = styled.div`
  margin-top: ${space.s12};
`;
