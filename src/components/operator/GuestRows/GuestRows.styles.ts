import { styled } from 'styled-components';
import { cardLook } from '../../base/theme/styles';
import { color, layout, space } from '../../base/theme/tokens';

/** Container whose width decides whether the rows are cards (see GuestRow). */
export const Section = styled.section`
  container: guests / inline-size;
  min-width: 0;
`;
export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${space.s12};
  min-height: ${layout.touch};

  p {
    color: ${color.ink2};
  }
`;
export const List = styled.ul`
  display: grid;
  gap: ${space.s12};

  @container guests (min-width: 32.5rem) {
    gap: 0;
    ${cardLook}
    overflow: hidden;
  }
`;
