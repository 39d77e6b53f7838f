import { styled } from 'styled-components';
import { space } from '#src/components/base/theme/tokens';

export const Trips = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s24};

  h2 {
    margin-bottom: ${space.s12};
  }
`;
