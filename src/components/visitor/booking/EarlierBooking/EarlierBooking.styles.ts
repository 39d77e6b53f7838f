import { styled } from 'styled-components';
import { space } from '#src/components/base/theme/tokens';
import { Card } from '#src/components/base/display/Card/Card';

export const Cards = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s16};
`;
export const Box = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s12};
`;
