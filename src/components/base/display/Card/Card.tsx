import { styled } from 'styled-components';
import { card } from '../../theme/styles';

/**
 * The white box of every card: a border, no shadow, room inside. A `<section>`; `as` names another element, and
 * `styled(Card)` arranges what is inside.
 */
export const Card = styled.section`
  ${card}
`;
