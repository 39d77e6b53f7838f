import { styled } from 'styled-components';
import { color, radius, space, weight } from '../../base/theme/tokens';

export const Preview = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s16};
  padding: ${space.s16};
  border: 1px dashed ${color.edge};
  border-radius: ${radius.card};
  overflow-wrap: anywhere;

  > p {
    white-space: pre-line;
  }
`;

export const Head = styled.p`
  font-weight: ${weight.bold};
  white-space: pre-line;
`;

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
