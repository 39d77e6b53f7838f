import { styled } from 'styled-components';
import { layout, space } from '#src/components/base/theme/tokens';

/** As high without the times, which are read with the days. */
export const Above = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space.s12};
  min-height: ${layout.touchSmall};
`;
