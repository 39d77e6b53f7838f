import { styled } from 'styled-components';
import { space } from '#src/components/base/theme/tokens';

export const Preview = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s12};
`;
