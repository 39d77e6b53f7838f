import { styled } from 'styled-components';
import * as DayHead from '../DayCalendar/DayHead.styles';
import { LinkButton } from '../LinkButton/LinkButton';
import { color, layout, media, radius, space, type } from '../theme/tokens';

export const Card = styled.li`
  display: flex;
  flex-direction: column;
  gap: ${space.s8};
  min-width: 0;
  padding: 14px ${space.s16} ${space.s16};
  background: ${color.ground};
  border: 1px solid ${color.edge};
  border-radius: ${radius.card};

  &[data-today] {
    border-color: ${color.mark};
  }
  ${media.wide} {
    [data-day-calendar] > & {
      gap: 6px;
      min-height: 208px;
      padding: ${space.s12};
    }
  }
`;

export const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space.s8};
  min-height: 30px;

  ${media.wide} {
    [data-day-calendar] & {
      flex-wrap: wrap;
      gap: ${space.s2} ${space.s4};
    }
  }
`;
/** In the month grid the marks leave this box and stand below the number and the chip, across the cell. */
export const When = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${space.s8};

  ${media.wide} {
    [data-day-calendar] & {
      display: contents;
    }
  }
`;
export const DateText = styled(DayHead.DateText)`
  ${media.wide} {
    [data-day-calendar] & {
      ${type.small}
    }
  }
`;
export const DayNumber = styled(DayHead.DayNumber)`
  font-size: 24px;
  line-height: 30px;

  ${media.wide} {
    [data-day-calendar] & {
      font-size: 20px;
      line-height: 28px;
    }
  }
`;
export const Marks = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${space.s8};

  ${media.wide} {
    [data-day-calendar] & {
      order: 1;
      flex: 1 0 100%;
    }
  }
`;
export const Holiday = styled(DayHead.Holiday)`
  ${type.small}

  ${media.wide} {
    [data-day-calendar] & {
      ${type.caption}
    }
  }
`;

export const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space.s4} ${space.s16};
  align-items: end;

  ${media.wide} {
    [data-day-calendar] & {
      display: flex;
      flex-direction: column;
      align-items: stretch;
      flex: 1;
      gap: ${space.s8};
    }
  }
`;
export const Count = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${space.s8};
  margin-bottom: ${space.s8};

  b {
    ${type.h2}
    white-space: nowrap;
  }
  span {
    color: ${color.ink2};
  }
  ${media.wide} {
    [data-day-calendar] & {
      justify-content: space-between;
      margin-bottom: ${space.s4};

      b {
        font-size: 18px;
      }
      span {
        ${type.small}
      }
    }
  }
`;
export const Note = styled.p`
  margin-top: ${space.s8};
  color: ${color.ink2};
  ${type.small}

  & + & {
    margin-top: 0;
  }
  ${media.wide} {
    [data-day-calendar] & {
      margin-top: 6px;
      font-size: 13px;
      line-height: 18px;
    }
    [data-day-calendar] & + & {
      margin-top: ${space.s2};
    }
  }
`;

export const Manage = styled(LinkButton)`
  ${media.wide} {
    [data-day-calendar] & {
      width: 100%;
      min-height: ${layout.touchSmall};
      margin-top: auto;
      padding-block: ${space.s8};
      ${type.small}
    }
  }
`;
