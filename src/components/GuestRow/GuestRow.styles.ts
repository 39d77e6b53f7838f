import { styled } from 'styled-components';
import { Link } from '../Link/Link';
import { color, layout, radius, space, type, weight } from '../theme/tokens';

/**
 * A card where the list is narrow, a row where it has room. The list's own width decides (its container is named in
 * GuestRows), because on a wide screen the day page gives the list one column and the guest page the whole width.
 */
const room = {
  row: '@container guests (min-width: 520px)',
  twoLines: '@container guests (min-width: 720px)',
  oneLine: '@container guests (min-width: 1000px)',
} as const;

/** Room for three buttons, so that the columns of all rows stand in line. */
const actionsWidth = '246px';
/** A phone number and the button that writes to it. */
const contactWidth = '196px';

export const Row = styled.li`
  padding: ${space.s16};
  background: ${color.ground};
  border: 1px solid ${color.edge};
  border-radius: ${radius.card};

  &[data-state='CANCEL'] {
    background: none;
    border-color: ${color.edge2};
  }
  ${room.row} {
    display: grid;
    grid-template: 'who actions' auto 'tel actions' auto 'facts facts' auto / minmax(0, 1fr) ${actionsWidth};
    align-items: center;
    gap: 0 ${space.s16};
    padding: 14px ${space.s20};
    border: 0;
    border-radius: 0;

    & + & {
      border-top: 1px solid ${color.edge};
    }
  }
  ${room.twoLines} {
    grid-template: 'who tel actions' auto 'facts facts actions' auto / minmax(0, 1fr) ${contactWidth} ${actionsWidth};
  }
  ${room.oneLine} {
    grid-template: 'who tel facts actions' auto / 228px ${contactWidth} minmax(0, 1fr) ${actionsWidth};
    min-height: 72px;
    padding-block: 10px;
  }
`;

export const Who = styled.div`
  grid-area: who;
  display: flex;
  align-items: center;
  gap: ${space.s8};

  & > :last-child {
    margin-left: auto;
  }
  ${room.row} {
    display: grid;
    grid-template-columns: 84px 40px auto;
    justify-content: start;

    & > :last-child {
      margin-left: 0;
    }
  }
`;
export const Name = styled.h3`
  ${type.h2}
  font-weight: ${weight.bold};

  ${room.row} {
    ${type.body}
  }
  [data-state='CANCEL'] & {
    color: ${color.ink2};
    font-weight: ${weight.regular};
    text-decoration: line-through;
  }
  &[data-erased] {
    color: ${color.ink2};
    ${type.small}
    font-weight: ${weight.regular};
  }
`;

/** The ways to reach a guest: call and message. */
export const Contact = styled.div`
  grid-area: tel;
  display: flex;
  align-items: center;
  gap: ${space.s4};
  margin-inline-end: -${space.s12};
`;
export const Text = styled.a`
  display: inline-grid;
  place-items: center;
  min-width: ${layout.touch};
  min-height: ${layout.touch};
  color: ${color.brandStrong};

  &:hover {
    color: ${color.brand};
  }
  [data-state='CANCEL'] & {
    color: ${color.ink2};
  }
  ${room.row} {
    min-width: ${layout.touchSmall};
    min-height: ${layout.touchSmall};
  }
`;
export const Tel = styled.a`
  display: inline-flex;
  align-items: center;
  gap: ${space.s8};
  min-height: ${layout.touch};
  color: ${color.brandStrong};
  font-weight: ${weight.bold};
  white-space: nowrap;

  &:hover {
    text-decoration: underline;
    text-underline-offset: 4px;
  }
  [data-state='CANCEL'] & {
    color: ${color.ink2};
    font-weight: ${weight.regular};
  }
  ${room.row} {
    min-height: ${layout.touchSmall};
  }
`;

export const Facts = styled.p`
  grid-area: facts;
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space.s12};
  color: ${color.ink2};
  ${type.small}

  ${room.oneLine} {
    flex-direction: column;
  }
`;

/** Facts on one line, also where each has a line of its own, so that paid rows are no higher than others. */
export const Together = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: 0 ${space.s12};
`;

export const Owed = styled.span`
  &[data-open] {
    color: ${color.brandStrong};
    font-weight: ${weight.bold};
  }
`;

/** The trip's date, which leads to the trip; its touch area is larger than its line. */
export const DayLink = styled(Link)`
  position: relative;
  color: ${color.ink};
  font-weight: ${weight.bold};
  text-decoration: underline;
  text-underline-offset: 4px;

  &::after {
    content: '';
    position: absolute;
    inset: -11px -4px;
  }
  &:hover {
    color: ${color.brandStrong};
  }
`;

export const Actions = styled.div`
  grid-area: actions;
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: 1fr;
  gap: ${space.s8};
  margin-top: 14px;

  button,
  a {
    padding-inline: ${space.s8};
  }
  ${room.row} {
    grid-auto-columns: auto;
    justify-content: end;
    margin-top: 0;

    button,
    a {
      min-height: ${layout.touchSmall};
      padding-inline: 14px;
      ${type.small}
    }
  }
`;
