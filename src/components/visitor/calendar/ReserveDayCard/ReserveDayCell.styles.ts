import { styled } from 'styled-components';
import { color, media, space, type } from '#src/components/base/theme/tokens';
import { Least, Mark } from '#src/components/trip/SailingMark/SailingMark.styles';
import * as head from '#src/components/trip/DayHead/DayHead.styles';
import {
  Action,
  Body,
  BookLook,
  Day,
  Fish,
  Head,
  Facts,
  Memo,
  PreviewLook,
  Reason,
  Seats,
  StruckBook,
  WaitLink,
  What,
  When,
} from './ReserveDayCard.styles';

/** A row of the month's list on phones, a card of the month grid from 1024 px. */
export const Cell = styled(Day)`
  ${media.narrow} {
    border-width: 1px 0 0;
    border-radius: 0;
    border-color: ${color.edge};

    &:first-child {
      border-top: 0;
    }
    &[data-today] {
      box-shadow: inset 4px 0 ${color.mark};
    }
    /* The list clips its overflow. */
    > a:focus-visible {
      outline-offset: -3px;
    }
  }
  ${media.wide} {
    ${Body} {
      display: flex;
      flex-direction: column;
      height: 100%;
      min-height: 172px;
      padding: ${space.s10};
    }
    ${When} {
      min-height: 0;
    }
    ${When} svg {
      width: 16px;
      height: 16px;
    }
    ${Head} {
      flex: 1 0 100%;
      justify-content: space-between;
      white-space: normal;
    }
    ${Head} ${head.DayNumber} {
      font-size: 1.375rem;
      line-height: 1.75rem;
    }
    ${What}, ${Facts}, ${Seats} {
      font-size: 0.8125rem;
      line-height: 1.125rem;
    }
    ${Seats} {
      line-height: 1.5rem;
    }
    ${Memo}, ${Reason} > span {
      display: -webkit-box;
      overflow: hidden;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 2;
    }
    ${Reason} > span {
      -webkit-line-clamp: 4;
    }
    ${Mark} {
      ${type.caption}
      line-height: inherit;
    }
    ${Least} {
      display: none;
    }
    ${Fish} {
      ${type.small}
    }
    ${Action} {
      align-self: stretch;
      margin-top: auto;
      padding-top: ${space.s6};
    }
    ${BookLook}, ${PreviewLook}, ${Action} > ${StruckBook}, ${WaitLink} {
      width: 100%;
      min-width: 0;
      padding-inline: 0;
      ${type.small}
    }
    /* Tinted until hover or focus: a month of solid blue buttons is too loud. */
    ${BookLook}[data-variant] {
      background: ${color.brandTint};
      color: ${color.brandStrong};
    }
    a:hover ${BookLook}[data-variant], a:focus-visible ${BookLook}[data-variant] {
      background: ${color.brand};
      color: ${color.onDeep};
    }
  }
`;
