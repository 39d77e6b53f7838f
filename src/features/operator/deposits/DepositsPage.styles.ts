import { styled } from 'styled-components';
import { color, media, space, weight } from '#src/components/base/theme/tokens';

export const Results = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s24};
  margin-top: ${space.s8};
`;
export const Summary = styled.p`
  font-weight: ${weight.bold};
`;
export const Hint = styled.p`
  margin-bottom: ${space.s12};
  color: ${color.ink2};
`;
export const Bar = styled.div`
  display: grid;

  ${media.wide} {
    justify-content: end;
  }
`;
