import { css, styled } from 'styled-components';
import { Button } from '../../base/actions/Button/Button';
import { color, space, type } from '../../base/theme/tokens';
import type { sortHeads as copy } from '../../../../copy/sortHeads';
import { SortHeads } from '../SortHeads/SortHeads';

/** From this width of the list on, a deposit is a row with columns. */
const inRows = '@container deposits (min-width: 55rem)';
/** Who and from whom, the trip, the amount, the deadline, the three buttons. */
const columns = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 5.5rem 8rem 11.75rem 18.5rem;
  column-gap: ${space.s12};
`;

export const Table = styled.div`
  container: deposits / inline-size;
  grid-column: 1 / -1;
  min-width: 0;
`;
export const Heads = styled(SortHeads<keyof typeof copy.deposits>)`
  ${inRows} {
    ${columns}
  }
`;
/** So many deposits are shown at first where they are not rows, so that today's trip is not far below them. */
export const FEW = 3;

export const Deposits = styled.ul`
  display: grid;

  &[data-few] > :nth-child(n + ${FEW + 1}) {
    display: none;
    ${inRows} {
      display: grid;
    }
  }
`;
export const More = styled(Button)`
  ${inRows} {
    display: none;
  }
`;
export const All = styled.div`
  grid-column: 1 / -1;
`;
export const Deposit = styled.li`
  display: grid;
  gap: ${space.s4};
  padding: ${space.s12} 0;

  & + & {
    border-top: 1px solid ${color.edge};
  }
  ${inRows} {
    ${columns}
    grid-template-areas: 'name day due payBy acts' 'payer day due payBy acts';
    align-items: center;
    justify-items: start;
    row-gap: 0;
  }
`;
export const Name = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.s4} ${space.s8};
  color: ${color.ink};
`;
export const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.s4} ${space.s12};
  color: ${color.ink2};
  ${type.small}

  ${inRows} {
    display: contents;

    > a {
      grid-area: day;
    }
    > [data-fact='due'] {
      grid-area: due;
    }
    > [data-fact='payer'] {
      grid-area: payer;
    }
    > [data-fact='payBy'] {
      grid-area: payBy;
    }
  }
`;
/** Three buttons of one width, which a narrow phone shows in one line; with a larger font, on two. No word is broken. */
export const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s8};
  margin-top: ${space.s4};

  > * {
    flex: 1 1 0;
    min-width: max-content;
    max-width: 8rem;
    padding-inline: ${space.s4};
  }
  ${inRows} {
    grid-area: acts;
    width: 100%;
    margin: 0;
  }
`;
