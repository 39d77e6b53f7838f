import { styled } from 'styled-components';
import { space } from '../../../components/base/theme/tokens';

/** The way to an own place, below the form. */
export const Own = styled.div`
  margin-top: ${space.s12};
`;
