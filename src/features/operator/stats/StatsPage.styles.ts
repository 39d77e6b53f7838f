import { styled } from 'styled-components';
import { color, layout, media, space, type, weight } from '../../../components/base/theme/tokens';

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
/** In place of the link to the next period, so that the name of the period stays where it is. */
export const Last = styled.span`
  width: ${layout.touch};
`;
/** The groups, in two columns from 1024 px. */
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
