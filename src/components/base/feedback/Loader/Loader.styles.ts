import { styled } from 'styled-components';
import { appearLate } from '../Skeleton/Skeleton.styles';
import { color, space } from '../../theme/tokens';

export const Frame = styled.div`
  ${appearLate}
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${space.s12};
  min-height: 30vh;
  padding: ${space.s48} ${space.s20};
  color: ${color.ink2};
`;
