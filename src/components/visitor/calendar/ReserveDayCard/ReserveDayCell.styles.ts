import { styled } from 'styled-components';
import { color, layout, media, space, type } from '#src/components/base/theme/tokens';
import * as head from '#src/components/trip/DayHead/DayHead.styles';
import {
  Action,
  Body,
  BookLook,
  Day,
  Fish,
  Head,
  Memo,
  PreviewLook,
  Seats,
  StruckBook,
  WaitLink,
  What,
  When,
} from './ReserveDayCard.styles';

export const Cell = styled(Day)`
  ${media.wide} {
    ${Body} {
      display: flex;
      flex-direction: column;
      gap: 0;
      height: 100%;
      min-height: 216px;
      padding: ${space.s12};
    }
    ${When} {
      min-height: 0;
      ${type.caption}
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
    ${What} {
      margin-top: ${space.s10};
    }
    &:not([data-state='OPEN']) ${What} {
      align-self: stretch;
    }
    ${Fish} {
      ${type.body}
    }
    ${Seats} {
      font-size: 0.9375rem;
      line-height: 1.5rem;
    }
    ${Memo}[data-length] {
      margin-top: ${space.s4};
      font-size: 0.8125rem;
      line-height: 1.125rem;
    }
    ${Action} {
      align-self: stretch;
      margin-top: auto;
      padding-top: ${space.s10};
    }
    ${BookLook}, ${PreviewLook}, ${StruckBook}, ${WaitLink} {
      width: 100%;
      min-width: 0;
      min-height: ${layout.touchSmall};
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
