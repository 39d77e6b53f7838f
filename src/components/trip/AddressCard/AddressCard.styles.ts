import { styled } from 'styled-components';
import { Card } from '#src/components/base/display/Card/Card';
import { color, space, weight } from '#src/components/base/theme/tokens';

export const Box = styled(Card).attrs({ as: 'div' })`
  display: flex;
  flex-direction: column;
  gap: ${space.s12};
`;

export const Facts = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 280px), 1fr));
  gap: ${space.s16} ${space.s24};
`;

export const Fact = styled.li`
  display: flex;
  align-items: flex-start;
  gap: ${space.s8};
  min-width: 0;

  > svg {
    margin-top: 3px;
    color: ${color.brand};
  }
`;

export const Place = styled.span`
  font-weight: ${weight.bold};
`;

export const Parking = styled.p`
  color: ${color.ink2};
`;

export const Actions = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 216px), 1fr));
  gap: ${space.s8};
  margin-top: auto;
  padding-top: ${space.s4};
`;
