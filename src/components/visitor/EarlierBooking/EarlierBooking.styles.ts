import { styled } from 'styled-components';
import { card } from '../../base/theme/styles';
import { space } from '../../base/theme/tokens';

export const Cards = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s16};
`;
export const Card = styled.section`
  ${card}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s12};
`;
export const Ways = styled.div`
  display: grid;
  gap: ${space.s8};
`;
