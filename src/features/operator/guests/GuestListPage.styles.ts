import { styled } from 'styled-components';
import { space } from '#src/components/base/theme/tokens';

export const Results = styled.div`
  display: grid;
  gap: ${space.s24};
  min-width: 0;

  &[aria-busy='true'] {
    opacity: 0.6;
  }
`;
export const OneDay = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.s8} ${space.s12};
`;
