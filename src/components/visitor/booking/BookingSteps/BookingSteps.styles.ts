import { styled } from 'styled-components';
import { Card } from '#src/components/base/display/Card/Card';
import { color, media, radius, space, weight } from '#src/components/base/theme/tokens';

export const Steps = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s12};
  counter-reset: step;

  ${media.wide} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;

export const Step = styled(Card).attrs({ as: 'li' })`
  display: grid;
  grid-template-columns: 40px minmax(0, 1fr);
  align-content: start;
  gap: ${space.s12};
  padding: ${space.s16};
  counter-increment: step;

  &::before {
    content: counter(step);
    display: grid;
    place-items: center;
    width: 40px;
    height: 40px;
    border-radius: ${radius.round};
    background: ${color.mark};
    color: ${color.onDeep};
    font-weight: ${weight.bold};
  }
  p + p {
    color: ${color.ink2};
  }
  ${media.wide} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Name = styled.p`
  font-weight: ${weight.bold};
`;
