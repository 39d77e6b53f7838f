import { styled } from 'styled-components';
import { card } from '../theme/styles';
import { color, space } from '../theme/tokens';

export const Card = styled.section`
  ${card}
`;

export const Items = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(128px, 1fr));
  gap: ${space.s4} ${space.s12};
  margin-top: ${space.s12};
`;

export const Item = styled.li`
  display: flex;
  align-items: flex-start;
  gap: ${space.s8};
  min-height: 32px;

  svg {
    margin-top: 5px;
    color: ${color.tick};
  }
`;
