import { styled } from 'styled-components';
import { Link } from '#src/components/base/actions/Link/Link';
import { color, layout, space, type, weight } from '#src/components/base/theme/tokens';
import { PartyRow } from '../PartyRow/PartyRow';
import { Facts, PartyName, Phone, Title } from '../PartyRow/PartyRow.styles';

/** The list's width decides: on a wide screen it has one column on the day page, the full width on the guest page. */
const container = {
  row: '@container parties (min-width: 32.5rem)',
  twoLines: '@container parties (min-width: 45rem)',
  oneLine: '@container parties (min-width: 62.5rem)',
} as const;

/** Reserved for the filled button: the columns of all rows align. */
const actionsWidth = '8rem';
const moreWidth = layout.touch;
/** Phone number, message button and gap. */
const contactWidth = '14rem';

export const Row = styled(PartyRow)`
  grid-template:
    'who more' auto
    'tel tel' auto
    'facts facts' auto
    'primary primary' auto
    'menu menu' auto / minmax(0, 1fr) ${moreWidth};
  gap: 0 ${space.s12};
  padding: ${space.s12} ${space.s12} ${space.s16} ${space.s16};

  ${Title} {
    > span {
      white-space: nowrap;
    }
    > :last-child {
      margin-left: auto;
    }
  }
  &[data-look='faded'] {
    ${PartyName}, ${Phone} {
      color: ${color.ink2};
      font-weight: ${weight.regular};
    }
    ${PartyName} {
      text-decoration: line-through;
    }
  }
  ${PartyName}[data-nameless] {
    ${type.small}
    font-weight: ${weight.regular};
  }

  ${container.row} {
    grid-template:
      'who primary more' auto
      'tel primary more' auto
      'facts facts facts' auto
      'menu menu menu' auto / minmax(0, 1fr) ${actionsWidth} ${moreWidth};
    column-gap: ${space.s16};
    padding: ${space.s14} ${space.s20};

    ${Title} {
      display: grid;
      grid-template-columns: 5.25rem minmax(2.5rem, auto) auto;
      justify-content: start;

      > :last-child {
        margin-left: 0;
      }
    }
    ${PartyName} {
      ${type.body}
    }
    ${Phone} {
      min-height: ${layout.touchSmall};
    }
  }
  ${container.twoLines} {
    grid-template:
      'who tel primary more' auto
      'facts facts primary more' auto
      'menu menu menu menu' auto / minmax(0, 1fr) ${contactWidth} ${actionsWidth} ${moreWidth};
  }
  ${container.oneLine} {
    grid-template:
      'who tel facts primary more' auto
      'menu menu menu menu menu' auto / 14.5rem ${contactWidth} minmax(0, 1fr) ${actionsWidth} ${moreWidth};
    min-height: 72px;
    padding-block: ${space.s10};

    ${Facts} {
      flex-direction: column;
    }
  }
`;

export const Contact = styled.div`
  grid-area: tel;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space.s4};

  /* In a separate column the second icon is at the column's end, whatever the width of the figures before it. */
  ${container.twoLines} {
    justify-content: space-between;
  }
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
  [data-look='faded'] & {
    color: ${color.ink2};
  }
  ${container.row} {
    min-width: ${layout.touchSmall};
    min-height: ${layout.touchSmall};
  }
`;
export const Money = styled.span`
  display: flex;
  flex-basis: 100%;
  flex-wrap: wrap;
  gap: 0 ${space.s12};

  b {
    color: ${color.ink};
    font-weight: ${weight.regular};
  }
  &:empty {
    display: none;
  }
`;

export const Owed = styled.span`
  &[data-open] {
    color: ${color.brandStrong};
    font-weight: ${weight.bold};
  }
`;

/** The touch area is larger than the line. */
export const DayLink = styled(Link)`
  position: relative;
  color: ${color.ink};
  font-weight: ${weight.bold};
  text-decoration: underline;
  text-underline-offset: 4px;

  &::after {
    content: '';
    position: absolute;
    /* As high as a touch target. */
    inset: calc((1.375rem - ${layout.touchSmall}) / 2) calc(-1 * ${space.s4});
  }
  &:hover {
    color: ${color.brandStrong};
  }
`;

export const Primary = styled.div`
  grid-area: primary;
  display: grid;
  margin-top: ${space.s12};
  padding-inline-end: ${space.s4};

  button {
    padding-inline: ${space.s8};
  }
  ${container.row} {
    margin-top: 0;
    padding-inline-end: 0;

    button {
      min-height: ${layout.touchSmall};
      ${type.small}
    }
  }
`;
export const More = styled.div`
  grid-area: more;
`;
export const Menu = styled.div`
  grid-area: menu;
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s8};
  margin-top: ${space.s12};
  padding-inline-end: ${space.s4};

  /* Width by label, together as wide as the row: no gap at the end of a line. */
  button,
  a {
    flex: 1 1 auto;
    min-width: 72px;
    padding-inline: ${space.s8};
    ${type.small}
  }
  ${container.row} {
    justify-content: flex-end;
    padding-inline-end: 0;

    button,
    a {
      flex: none;
      min-width: 0;
      min-height: ${layout.touchSmall};
      padding-inline: ${space.s14};
      ${type.small}
    }
  }
`;
