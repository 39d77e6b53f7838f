import { styled } from 'styled-components';
import { color, radius, space, weight } from '../../theme/tokens';

export const Box = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s12};
  min-width: 0;

  legend {
    margin-bottom: ${space.s8};
    font-weight: ${weight.bold};
  }
`;

export const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s12};
  padding: ${space.s12};
  border: 1px solid ${color.edge};
  border-radius: ${radius.control};
`;
