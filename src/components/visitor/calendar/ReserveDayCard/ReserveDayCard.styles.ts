import { css, styled } from 'styled-components';
import { buttonLook } from '#src/components/base/actions/Button/Button.styles';
import { Link } from '#src/components/base/actions/Link/Link';
import { Card } from '#src/components/base/display/Card/Card';
import { flashPlace } from '#src/components/base/feedback/Flash/Flash.styles';
import { color, layout, media, radius, space, type, weight } from '#src/components/base/theme/tokens';
import { DayHead } from '#src/components/trip/DayHead/DayHead';
import * as head from '#src/components/trip/DayHead/DayHead.styles';

export const Day = styled(Card).attrs({ as: 'li' })`
  padding: 0;
  position: relative;

  &[data-today] {
    border-color: ${color.mark};
  }
  &:not([data-state='OPEN']) {
    background: none;
  }
  &:not([data-state='OPEN'], [data-today]) {
    border-color: ${color.edge2};
  }
  &:has(> a:hover),
  &:has(> a:focus-visible) {
    border-color: ${color.brand};
  }
`;

export const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  column-gap: ${space.s12};
  padding: ${space.s6} ${space.s14};
  border-radius: inherit;

  [data-low] > & {
    align-content: center;
    min-height: 56px;
    padding-block: ${space.s4};
  }
  /* Beside the button, each line would have room for a syllable. */
  ${media.half} {
    display: flex;
    flex-direction: column;
    align-items: start;
  }
`;

const line = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space.s8};
`;
export const When = styled.div`
  ${line}
  grid-column: 1 / -1;
  justify-content: space-between;
  min-height: 24px;
  ${type.caption}

  [data-low] & {
    grid-column: 1;
    justify-content: start;
  }
`;
export const Head = styled(DayHead)`
  ${head.DateText} {
    ${type.body}
    line-height: 1.5rem;
  }
  [data-low]:not([data-state='OPEN']) & ${head.DateText} {
    font-weight: ${weight.regular};
  }
  ${head.DayNumber} {
    font-size: 1.25rem;
  }
`;

export const What = styled.p`
  ${line}
  min-width: 0;
  color: ${color.ink2};
  ${type.small}
`;
export const Fish = styled.b`
  color: ${color.ink};
  ${type.body}
  line-height: 1.375rem;

  [data-low] & {
    font-weight: ${weight.regular};
    ${type.small}
  }
  li:not([data-state='OPEN']) & {
    color: ${color.ink2};
  }
`;
export const Seats = styled.p`
  ${flashPlace}
  justify-self: start;
  color: ${color.ink2};
  ${type.small}
  line-height: 1.5rem;

  /* The chip of a day that became full is not higher than the line in its place. */
  [data-state] {
    margin-block: -1px;
    vertical-align: top;
  }
  b {
    color: ${color.brand};
  }
`;
export const LastSeats = styled.span`
  display: inline-block;
  margin-left: calc(-1 * ${space.s8});
  padding: 0 ${space.s8};
  border-radius: ${radius.chip};
  background: ${color.warningTint};
  color: ${color.warning};
  font-weight: ${weight.bold};

  b {
    color: inherit;
  }
  [data-low] & {
    margin-left: 0;
  }
`;

/** Full width: beside the button, each would take a line of its own. */
export const Facts = styled.div`
  grid-column: 1 / -1;
  color: ${color.ink2};
  ${type.small}
`;
export const Opens = styled.p`
  color: ${color.brandStrong};
  font-weight: ${weight.bold};
`;
export const Memo = styled.p``;
/** Of a day that cannot be booked. */
export const Reason = styled.p`
  grid-column: 1;
  color: ${color.ink2};
  ${type.caption}
`;

/** Beside fish and seats; in a low row beside both lines. */
export const Action = styled.span`
  grid-area: 2 / 2 / span 2;
  align-self: center;

  [data-low] & {
    grid-area: 1 / 2 / span 2;
  }
  ${media.half} {
    display: grid;
    align-self: stretch;
  }
`;
const look = css`
  ${buttonLook}
  min-width: 104px;
  min-height: ${layout.touchSmall};
  padding-inline: ${space.s8};
`;
/** Inside the card's link. */
export const BookLook = styled.span`
  ${look}

  a:hover &[data-variant] {
    background: ${color.brandStrong};
  }
`;
export const PreviewLook = styled.span`
  ${look}
  font-variant-numeric: tabular-nums;
`;
export const WaitLink = styled(Link)`
  ${look}
  min-width: 88px;
`;
export const StruckBook = styled.s`
  color: ${color.ink2};

  ${Action} > & {
    ${look}
    border: 1.5px dashed ${color.dash};
    font-weight: ${weight.regular};
    cursor: default;
  }
`;
