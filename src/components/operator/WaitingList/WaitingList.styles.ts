import { styled } from 'styled-components';
import type { sortHeads as copy } from '../../../../copy/sortHeads';
import { Card } from '../../base/display/Card/Card';
import { cardLook } from '../../base/theme/styles';
import { color, space, type, weight } from '../../base/theme/tokens';
import { SortHeads } from '../SortHeads/SortHeads';

/** Container whose width decides whether the entries are cards or rows of one card. */
export const Section = styled.section`
  container: waiting / inline-size;
  min-width: 0;
  margin-top: ${space.s24};
`;

/** On the columns of the first line of the rows: number, name and state; the people are in the second line. */
export const Heads = styled(SortHeads<keyof typeof copy.waiting>)`
  @container waiting (min-width: 40rem) {
    display: grid;
    grid-template-columns: 2.5rem 5.5rem auto minmax(0, 1fr);
    column-gap: ${space.s12};
    /* As the rows below, which are in a border. */
    padding-inline: calc(${space.s16} + 1px);
  }
`;

export const List = styled.ol`
  display: grid;
  gap: ${space.s12};

  @container waiting (min-width: 40rem) {
    ${cardLook}
    gap: 0;
    overflow: hidden;
  }
`;

export const Row = styled(Card).attrs({ as: 'li' })`
  display: grid;
  gap: ${space.s8};
  padding: ${space.s16};

  &[data-left] {
    background: none;
    border-color: ${color.edge2};
  }

  @container waiting (min-width: 40rem) {
    grid-template-columns: minmax(0, 1fr) auto 16rem;
    align-items: center;
    gap: 0 ${space.s16};
    border-width: 0;
    border-radius: 0;
    box-shadow: none;

    & + & {
      border-top: 1px solid ${color.edge};
    }
  }
`;

export const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.s4} ${space.s12};

  @container waiting (min-width: 40rem) {
    justify-content: start;
  }
`;
export const Name = styled.h3`
  ${type.h2}

  @container waiting (min-width: 40rem) {
    display: grid;
    grid-template-columns: 2.5rem minmax(5.5rem, auto);
    column-gap: ${space.s12};
  }
`;
export const State = styled.span`
  color: ${color.ink2};
  ${type.small}

  &[data-state='OFFERED'] {
    color: ${color.brand};
    font-weight: ${weight.bold};
  }
`;
export const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space.s12};
  color: ${color.ink2};
  ${type.small}

  @container waiting (min-width: 40rem) {
    grid-area: 2 / 1;
  }
`;
/** The telephone number, and the buttons beside it. */
export const Beside = styled.div`
  @container waiting (min-width: 40rem) {
    grid-row: 1 / 3;
  }
`;
export const Skipped = styled.span`
  color: ${color.warning};
  font-weight: ${weight.bold};
`;
export const Acts = styled(Beside)`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space.s8};

  & > :only-child {
    grid-column: 2;
  }
`;
