import { styled } from 'styled-components';
import { color, layout, media, space, type, weight } from '#src/components/base/theme/tokens';

export const Turn = styled.nav`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space.s12};

  ${media.wide} {
    justify-content: start;
  }
`;
export const Period = styled.p`
  ${type.h2}
  font-weight: ${weight.bold};

  ${media.wide} {
    min-width: 6em;
    text-align: center;
  }
`;
/** Without a next period, fills the place of the arrow, so that the period's name does not move. */
export const Last = styled.span`
  width: ${layout.touch};
`;
export const Groups = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s24};
  margin-top: ${space.s24};

  ${media.wide} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    align-items: start;
  }
`;
export const Hint = styled.p`
  color: ${color.ink2};
`;
