import { styled } from 'styled-components';
import { Card } from '../../base/display/Card/Card';
import { color, space, type, weight } from '../../base/theme/tokens';

/** The width of the list decides whether its bookings are cards or rows. */
const row = '@container refunds (min-width: 45rem)';

export const Section = styled.section`
  min-width: 0;
  container: refunds / inline-size;
`;
export const List = styled.ul`
  display: grid;
  gap: ${space.s12};
`;
export const Row = styled(Card).attrs({ as: 'li' })`
  display: grid;
  grid-template: 'who amount' auto 'facts facts' auto 'act act' auto / minmax(0, 1fr) fit-content(55%);
  align-items: start;
  gap: ${space.s4} ${space.s16};
  padding: ${space.s16};

  &[data-state='done'],
  &[data-state='nothing'] {
    background: none;
    border-color: ${color.edge2};
  }
  ${row} {
    grid-template: 'who facts amount act' auto / 11.25rem minmax(0, 1fr) 8.75rem 12.5rem;
    align-items: center;
  }
`;
export const Who = styled.div`
  grid-area: who;
  min-width: 0;
`;
export const Name = styled.h3`
  ${type.h2}

  &[data-nameless] {
    color: ${color.ink2};
  }
`;
export const Facts = styled.p`
  grid-area: facts;
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space.s12};
  color: ${color.ink2};
  ${type.small}

  ${row} {
    flex-direction: column;
  }
`;
export const Warning = styled.strong`
  flex-basis: 100%;
  color: ${color.danger};
  font-weight: ${weight.bold};
`;
export const Amount = styled.p`
  grid-area: amount;
  display: grid;
  justify-items: end;
  text-align: end;
  text-wrap: balance;

  b {
    white-space: nowrap;
    ${type.h2}
    font-weight: ${weight.bold};
  }
  [data-state='open'] > & b {
    color: ${color.brandStrong};
  }
  span {
    color: ${color.ink2};
    ${type.small}
  }
`;
export const Act = styled.div`
  grid-area: act;
  margin-top: ${space.s8};

  ${row} {
    margin-top: 0;
  }
`;
export const Done = styled.p`
  display: flex;
  align-items: center;
  gap: ${space.s4};
  color: ${color.success};
  font-weight: ${weight.bold};

  ${row} {
    justify-content: flex-end;
    ${type.small}
    font-weight: ${weight.bold};
  }
`;
