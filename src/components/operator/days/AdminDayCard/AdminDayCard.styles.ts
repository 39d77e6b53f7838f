import { css, styled } from 'styled-components';
import { DayHead } from '#src/components/trip/DayHead/DayHead';
import * as head from '#src/components/trip/DayHead/DayHead.styles';
import { LinkButton } from '#src/components/base/actions/LinkButton/LinkButton';
import { visuallyHidden } from '#src/components/base/theme/styles';
import { color, layout, media, radius, space, type } from '#src/components/base/theme/tokens';

/** A card in the month grid (1024 px and more, `media.wide`), a row on narrower screens. */
export const Day = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto 4.5rem ${space.s24};
  grid-template-areas:
    'when count state manage'
    'facts facts facts manage'
    'gauge gauge gauge gauge';
  align-items: center;
  column-gap: ${space.s8};
  min-width: 0;
  padding: ${space.s8} ${space.s12} 0 ${space.s16};
  background: ${color.ground};

  ${media.half} {
    grid-template-columns: minmax(0, 1fr) ${space.s24};
    grid-template-areas:
      'when manage'
      'count manage'
      'state manage'
      'facts manage'
      'gauge gauge';
  }
  &[data-today] {
    box-shadow: inset 4px 0 ${color.mark};
  }
  &[data-past] {
    background: ${color.surface};
    color: ${color.ink2};
  }
  ${media.wide} {
    grid-template-columns: minmax(0, 1fr) auto;
    grid-template-rows: repeat(5, auto) 1fr auto;
    grid-template-areas:
      'when state'
      'marks marks'
      'count fish'
      'gauge gauge'
      'prices prices'
      'memo memo'
      'manage manage';
    column-gap: ${space.s4};
    align-items: baseline;
    min-height: 208px;
    padding: ${space.s12};
    border: 1px solid ${color.edge};
    border-radius: ${radius.card};

    &[data-today] {
      border-color: ${color.mark};
      box-shadow: none;
    }
  }
`;

export const When = styled(DayHead)`
  grid-area: when;
  flex-wrap: wrap;
  gap: 0 ${space.s8};
  white-space: normal;

  ${head.DayNumber} {
    font-size: 1.25rem;
    line-height: 1.625rem;
  }
  ${head.Marks} {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 ${space.s8};
  }
  ${head.Holiday} {
    ${type.caption}
  }
  [data-past] & ${head.DateText} {
    color: inherit;
  }
  ${media.wide} {
    display: contents;

    ${head.DateText} {
      grid-area: when;
      ${type.small}
    }
    ${head.Marks} {
      grid-area: marks;
    }
  }
`;
export const State = styled.div`
  grid-area: state;
  justify-self: end;
  ${media.half} {
    justify-self: start;
  }
`;

export const Count = styled.b`
  grid-area: count;
  white-space: nowrap;

  ${media.wide} {
    margin-top: ${space.s4};
    font-size: 1.125rem;
  }
`;
export const Facts = styled.div`
  grid-area: facts;
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space.s8};
  color: ${color.ink2};
  ${type.small}

  ${media.wide} {
    display: contents;
  }
`;
export const Fish = styled.span`
  ${media.wide} {
    grid-area: fish;
    max-width: 84px;
    text-align: right;
    ${type.small}
  }
`;
const note = css`
  font-size: 0.8125rem;
  line-height: 1.125rem;
`;
export const Prices = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space.s8};

  ${media.wide} {
    grid-area: prices;
    ${note}
  }
`;
export const Memo = styled.span`
  ${media.wide} {
    grid-area: memo;
    align-self: start;
    margin-top: ${space.s2};
    ${note}
  }
`;
export const Gauge = styled.div`
  grid-area: gauge;
  margin: ${space.s4} calc(-1 * ${space.s12}) 0 calc(-1 * ${space.s16});

  svg {
    height: 4px;
    border-radius: 0;
  }
  ${media.wide} {
    margin: ${space.s4} 0 ${space.s6};

    svg {
      height: 10px;
      border-radius: 5px;
    }
  }
`;

/** An arrow in a row, a button on a card; its click area covers the whole item. */
export const Manage = styled(LinkButton)`
  grid-area: manage;

  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  &:hover::after {
    outline: 2px solid ${color.brand};
    outline-offset: -2px;
  }
  &:focus-visible {
    outline: none;
  }
  &:focus-visible::after {
    outline: 3px solid ${color.brand};
    outline-offset: -3px;
  }
  /* The attribute outweighs the button's style. */
  &[href] {
    min-height: ${layout.touchSmall};
    padding: 0;
    border-color: transparent;
    background: none;
    transform: none;
    > svg {
      color: ${color.ink2};
    }
  }
  ${media.wide} {
    &[href] {
      margin-top: ${space.s8};
      padding-block: ${space.s8};
      border-color: ${color.outline};
      ${type.small}
      > svg {
        display: none;
      }
    }
    &::after {
      border-radius: ${radius.card};
    }
  }
`;
/** A row shows an arrow instead; screen readers still need the label. */
export const Word = styled.span`
  ${visuallyHidden}

  ${media.wide} {
    position: static;
    width: auto;
    height: auto;
    clip-path: none;
  }
`;
