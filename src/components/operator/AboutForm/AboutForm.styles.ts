import { styled } from 'styled-components';
import { space, weight } from '../../base/theme/tokens';

export const MarkerBox = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s12};
  min-width: 0;

  legend {
    margin-bottom: ${space.s8};
    font-weight: ${weight.bold};
  }
`;
