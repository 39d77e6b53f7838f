import { css, styled } from 'styled-components';
import { buttonLook } from '../../base/actions/Button/Button.styles';
import * as DayHead from '../../trip/DayCalendar/DayHead.styles';
import { Link } from '../../base/actions/Link/Link';
import { color, layout, media, radius, space, type, weight } from '../../base/theme/tokens';

export const Card = styled.li`
  position: relative;
  background: ${color.ground};
  border: 1px solid ${color.edge};
  border-radius: ${radius.card};

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

/** Three rows on phones: date and tide, fish and button, long memo. In the month grid everything is stacked. */
const body = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space.s8} ${space.s12};
  padding: 14px ${space.s16} ${space.s16};
  border-radius: ${radius.card};

  ${media.wide} {
    [data-day-calendar] & {
      display: flex;
      flex-direction: column;
      gap: 0;
      height: 100%;
      min-height: 216px;
      padding: ${space.s12};
    }
  }
`;
export const BodyLink = styled(Link)`
  ${body}
`;
export const Body = styled.div`
  ${body}
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

  ${media.wide} {
    [data-day-calendar] & {
      min-height: 0;
      ${type.caption}

      & svg {
        width: 16px;
        height: 16px;
      }
    }
  }
`;

export const DateLine = styled.div`
  display: flex;
  align-items: baseline;
  gap: 6px;
  white-space: nowrap;

  ${media.wide} {
    [data-day-calendar] & {
      flex: 1 0 100%;
      justify-content: space-between;
      white-space: normal;
    }
  }
`;

export const DateText = styled(DayHead.DateText)`
  ${type.body}

  li:not([data-state='OPEN']) & {
    font-weight: ${weight.regular};
  }
`;
export const DayNumber = styled(DayHead.DayNumber)`
  font-size: 1.625rem;
  line-height: 2rem;

  ${media.wide} {
    [data-day-calendar] & {
      font-size: 1.375rem;
      line-height: 1.75rem;
    }
  }
`;

export const What = styled.div`
  min-width: 0;

  li:not([data-state='OPEN']) & {
    align-self: center;
  }
  ${media.wide} {
    [data-day-calendar] & {
      margin-top: 10px;
    }
    [data-day-calendar] li:not([data-state='OPEN']) & {
      align-self: stretch;
    }
  }
`;
export const FishLine = styled.p`
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
  ${media.wide} {
    [data-day-calendar] & {
      ${type.body}
    }
  }
`;
export const Seats = styled.p`
  color: ${color.ink2};

  b {
    color: ${color.brand};
  }
  ${media.wide} {
    [data-day-calendar] & {
      font-size: 0.9375rem;
      line-height: 1.5rem;
    }
  }
`;
/** Shown only in the month grid, where the card has room for it. */
export const Price = styled.p`
  display: none;
  color: ${color.ink2};

  ${media.wide} {
    [data-day-calendar] & {
      display: block;
      ${type.small}
    }
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
`;

/** A short memo is beside the button; a long one takes the full width of the card below it. */
export const Memo = styled.p`
  margin-top: ${space.s4};
  color: ${color.ink2};
  ${type.small}

  &[data-length='long'] {
    grid-column: 1 / -1;
    grid-row: 3;
    margin-top: 0;
  }
  ${media.wide} {
    [data-day-calendar] &&& {
      margin-top: ${space.s4};
      font-size: 0.8125rem;
      line-height: 1.125rem;
    }
  }
`;

export const Action = styled.span`
  align-self: end;

  ${media.wide} {
    [data-day-calendar] & {
      align-self: stretch;
      margin-top: auto;
      padding-top: 10px;
    }
  }
`;

const actionSize = css`
  min-width: 104px;

  ${media.wide} {
    [data-day-calendar] & {
      width: 100%;
      min-width: 0;
      min-height: ${layout.touchSmall};
      padding-inline: 0;
      ${type.small}
    }
  }
`;
/**
 * Button look inside the card's link. In the month grid it is tinted and turns solid on hover or focus, because a month
 * of solid blue buttons is too loud.
 */
export const BookLook = styled.span`
  ${buttonLook}
  ${actionSize}

  a:hover &[data-variant] {
    background: ${color.brandStrong};
  }
  ${media.wide} {
    [data-day-calendar] &[data-variant] {
      background: ${color.brandTint};
      color: ${color.brandStrong};
    }
    [data-day-calendar] a:hover &[data-variant],
    [data-day-calendar] a:focus-visible &[data-variant] {
      background: ${color.brand};
      color: ${color.onDeep};
    }
  }
`;
export const StruckBook = styled.s`
  ${buttonLook}
  ${actionSize}
  border: 1.5px dashed ${color.dash};
  color: ${color.ink2};
  font-weight: ${weight.regular};
  text-decoration: line-through;
  cursor: default;

  &:active {
    transform: none;
  }
`;
