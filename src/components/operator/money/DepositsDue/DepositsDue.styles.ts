import { css, styled } from 'styled-components';
import { Button } from '#src/components/base/actions/Button/Button';
import { color, media, space } from '#src/components/base/theme/tokens';
import { PartyRow } from '#src/components/operator/bookings/PartyRow/PartyRow';
import { Facts, lined, Title } from '#src/components/operator/bookings/PartyRow/PartyRow.styles';

/** Rows with columns from this list width on. */
const inRows = '@container deposits (min-width: 55rem)';
/** Name and payer, trip, amount, deadline, three buttons. */
const columns = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 5.5rem 8rem 11.75rem 18.5rem;
  column-gap: ${space.s12};
`;

/** The button is larger than its line. */
export const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${space.s8};
  min-width: 0;

  > :not(b) {
    margin-block: calc(-1 * ${space.s10});
    padding-inline: 0;
    text-decoration: underline;
    text-underline-offset: 4px;
  }
`;
export const Table = styled.div`
  container: deposits / inline-size;
  grid-column: 1 / -1;
  min-width: 0;
  ${lined}
`;
/** Initial number of cards: the other tasks must not be far below. */
export const FEW = 1;

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
  ${media.wide} {
    display: none;
  }
`;
export const Deposit = styled(PartyRow)`
  row-gap: ${space.s4};
  padding: ${space.s12} 0;
  background: none;
  color: ${color.ink};

  ${Facts} {
    align-items: center;
    row-gap: ${space.s4};
  }
  ${inRows} {
    ${columns}
    grid-template-areas: 'who day due payBy acts' 'payer day due payBy acts';
    justify-items: start;
    row-gap: 0;

    &:not(:has([data-fact='payer'])) > ${Title} {
      grid-row-end: span 2;
    }

    ${Facts} {
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
  }
`;
/** Target of `aria-describedby`, without a box. */
export const Who = styled.span`
  display: contents;
`;
/** Three equal buttons: one line on a narrow phone, two with a larger font. Words never break. */
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
