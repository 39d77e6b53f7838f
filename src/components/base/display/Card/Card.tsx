import { styled } from 'styled-components';
import { card } from '../../theme/styles';

/**
 * The white box of every card: border, padding, no shadow. A `<section>` by default (`as`); `styled(Card)` arranges the
 * content.
 */
export const Card = styled.section`
  ${card}
`;
