import { styled } from 'styled-components';
import { card } from '../../theme/styles';
import { layout, media, space } from '../../theme/tokens';

export const Form = styled.form`
  ${card}
  display: grid;
  gap: ${space.s20};
  max-width: ${layout.widthVisitor};

  ${media.wide} {
    padding: ${space.s24};
  }
`;
/** Side by side, if there is space. */
export const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 160px), 1fr));
  gap: ${space.s20} ${space.s12};
`;
export const Foot = styled.div`
  display: grid;
  gap: ${space.s12};
`;
