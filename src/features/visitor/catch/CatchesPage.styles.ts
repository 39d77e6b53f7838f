import { styled } from 'styled-components';
import { space } from '../../../components/base/theme/tokens';

/** The posts of a month, one below the other. */
export const Posts = styled.div`
  display: grid;
  gap: ${space.s48};
`;
