import { styled } from 'styled-components';
import type { sortHeads as copy } from '../../../../copy/sortHeads';
import { Card } from '../../base/display/Card/Card';
import { Choice } from '../../base/form/Choice/Choice';
import { color, layout, media, radius, space, type, weight } from '../../base/theme/tokens';
import { SortHeads } from '../SortHeads/SortHeads';

export const List = styled.ul`
  display: grid;
  gap: ${space.s12};
`;

/** On a PC on the columns of the rows below (see Guest): name, people, state, and the tick at the end. */
export const Heads = styled(SortHeads<keyof typeof copy.calls>)`
  ${media.wide} {
    display: grid;
    grid-template-columns: 160px 80px minmax(0, 1fr) 152px;
    column-gap: ${space.s16};
    /* As the rows below, which have a border. */
    padding-inline: calc(${space.s16} + 1px);
  }
`;

/** A guest: name and facts, the call button as wide as the row, the tick below; on a PC side by side. */
export const Row = styled(Card).attrs({ as: 'li' })`
  display: grid;
  gap: ${space.s12};
  padding: ${space.s16};

  &[data-called] {
    background: ${color.surface};
  }
  ${media.wide} {
    grid-template-columns: minmax(0, 1fr) 332px 152px;
    align-items: center;
    gap: ${space.s12} ${space.s16};
  }
`;

export const Who = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.s2} ${space.s8};
  min-width: 0;

  h3 {
    min-width: 0;
    ${type.h2}
    font-weight: ${weight.bold};
    overflow-wrap: anywhere;
  }
`;

export const Facts = styled.p`
  display: flex;
  flex: 1 0 100%;
  flex-wrap: wrap;
  gap: 0 ${space.s12};
  min-width: 0;
  ${type.small}
  color: ${color.ink2};
  overflow-wrap: anywhere;

  [data-state='PARKED'] {
    color: ${color.dangerStrong};
    font-weight: ${weight.bold};
  }
`;

/** Who is called, and on a PC in columns. */
export const Guest = styled(Who)`
  ${media.wide} {
    display: grid;
    grid-template-columns: minmax(160px, auto) minmax(80px, auto) minmax(0, 1fr);
    column-gap: ${space.s16};

    > p {
      grid-column: 1 / -1;
    }
    > :nth-child(3) {
      justify-self: start;
    }
  }
`;

/** The tick, as large as a finger needs. */
export const Tick = styled(Choice)`
  --ticked: ${color.success};
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${space.s8};
  min-height: ${layout.field};
  padding-inline: ${space.s16};
  border: 1.5px solid ${color.outline};
  border-radius: ${radius.control};
  background: ${color.ground};
  font-weight: ${weight.bold};
  white-space: nowrap;

  &:has(:checked) {
    border-color: ${color.success};
    background: ${color.successTint};
    color: ${color.success};
  }
`;

/** The number, as large as it can be read from an arm's length. */
export const Call = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s8};

  a {
    flex: 1 0 auto;
    width: auto;
  }
  a:first-child {
    flex: 100 1 13rem;
    ${type.h2}
  }
`;

export const Move = styled.div`
  display: grid;

  ${media.wide} {
    grid-column: 1 / -1;
    justify-content: end;
  }
`;
