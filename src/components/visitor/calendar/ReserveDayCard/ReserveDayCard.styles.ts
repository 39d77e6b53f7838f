import { css, styled } from 'styled-components';
import { buttonLook } from '#src/components/base/actions/Button/Button.styles';
import { Link } from '#src/components/base/actions/Link/Link';
import { Card } from '#src/components/base/display/Card/Card';
import { flashPlace } from '#src/components/base/feedback/Flash/Flash.styles';
import { color, radius, space, type, weight } from '#src/components/base/theme/tokens';
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
  gap: ${space.s8} ${space.s12};
  padding: ${space.s14} ${space.s16} ${space.s16};
  border-radius: ${radius.card};
`;

export const When = styled.div`
  grid-column: 1 / -1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${space.s8};
  min-height: 32px;
  ${type.small}
`;
export const Head = styled(DayHead)`
  ${head.DateText} {
    ${type.body}
  }
  li:not([data-state='OPEN']) & ${head.DateText} {
    font-weight: ${weight.regular};
  }
  ${head.DayNumber} {
    font-size: 1.625rem;
    line-height: 2rem;
  }
`;

const fact = css`
  color: ${color.ink2};
  ${type.small}
`;
/** Price and times have no class: a month would repeat it for every day. */
export const What = styled.div`
  min-width: 0;

  > :not([class]) {
    ${fact}
  }

  li:not([data-state='OPEN']) & {
    align-self: center;
  }
`;
export const FishLine = styled.p`
  ${flashPlace}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.s4} ${space.s8};
`;
export const Fish = styled.span`
  ${type.h2}
  font-weight: ${weight.bold};

  li:not([data-state='OPEN']) & {
    color: ${color.ink2};
  }
`;
export const Seats = styled.p`
  color: ${color.ink2};

  ${What} > & {
    ${flashPlace}
    width: fit-content;
  }
  /* The chip of a day that became full is not higher than the line in its place. */
  ${What} > & [data-state] {
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
  ${FishLine} & {
    margin-left: 0;
  }
`;

/** Full width: beside the button, each would take a line of its own. */
export const Facts = styled.div`
  grid-column: 1 / -1;
  ${fact}
`;
export const Opens = styled.p`
  flex: 1 0 100%;
  color: ${color.brandStrong};
  ${type.small}
  font-weight: ${weight.bold};
`;

/** A long memo takes the full width. */
export const Memo = styled.p`
  margin-top: ${space.s4};
  color: ${color.ink2};
  ${type.small}

  &[data-length='long'] {
    grid-column: 1 / -1;
    margin-top: 0;
  }
  /* Of a full day that has seats again: its space stays. */
  &[data-over] {
    visibility: hidden;
  }
`;

export const Action = styled.span`
  grid-area: 2 / 2;
  align-self: end;
`;
/** Inside the card's link. */
export const BookLook = styled.span`
  ${buttonLook}
  min-width: 104px;

  a:hover &[data-variant] {
    background: ${color.brandStrong};
  }
`;
export const PreviewLook = styled.span`
  ${buttonLook}
  min-width: 104px;
  padding-inline: ${space.s8};
  font-variant-numeric: tabular-nums;
`;
export const WaitLink = styled(Link)`
  ${buttonLook}
  min-width: 104px;
`;
export const StruckBook = styled.s`
  ${buttonLook}
  min-width: 104px;
  border: 1.5px dashed ${color.dash};
  color: ${color.ink2};
  font-weight: ${weight.regular};
  text-decoration: line-through;
  cursor: default;

  &:active {
    transform: none;
  }
`;
