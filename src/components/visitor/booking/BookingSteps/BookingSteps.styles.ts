import { styled } from 'styled-components';
import { Card } from '#src/components/base/display/Card/Card';
import { color, media, radius, space, type, weight } from '#src/components/base/theme/tokens';

export const Steps = styled(Card).attrs({ as: 'ol' })`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s12};
  padding: ${space.s16};
  counter-reset: step;

  ${media.wide} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: ${space.s24};
    padding: ${space.s24};
  }
`;

export const Step = styled.li`
  display: grid;
  grid-template-columns: 32px minmax(0, 1fr);
  align-content: start;
  gap: ${space.s12};
  counter-increment: step;

  &::before {
    content: counter(step);
    display: grid;
    place-items: center;
    width: 32px;
    height: 32px;
    border-radius: ${radius.round};
    background: ${color.mark};
    color: ${color.onDeep};
    font-weight: ${weight.bold};
    ${type.small}
  }
  p + p {
    color: ${color.ink2};
    ${type.small}
  }
`;

export const Name = styled.p`
  font-weight: ${weight.bold};
`;
