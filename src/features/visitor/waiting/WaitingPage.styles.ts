import { styled } from 'styled-components';
import { space } from '../../../components/base/theme/tokens';

/** What can be done on a day with free seats. */
export const Ways = styled.div`
  display: grid;
  gap: ${space.s12};
  width: min(320px, 100%);
  min-width: 240px;
`;
/** The way to an own place, below the form. */
export const Own = styled.div`
  margin-top: ${space.s12};
`;
