import { styled } from 'styled-components';
import type { sortHeads } from '#copy/sortHeads';
import { color, media, space, type, weight } from '#src/components/base/theme/tokens';
import { PartyRow } from '../PartyRow/PartyRow';
import { SortHeads } from '#src/components/operator/shell/SortHeads/SortHeads';
import { besideHigher, Tick, Title } from '../PartyRow/PartyRow.styles';

/** Same columns as the rows. */
export const CallHeads = styled(SortHeads<keyof typeof sortHeads.calls>)`
  ${media.wide} {
    display: grid;
    grid-template-columns: 160px 80px minmax(0, 1fr) 152px;
    column-gap: ${space.s16};
    /* The rows have a border. */
    padding-inline: calc(${space.s16} + 1px);
  }
`;

export const Row = styled(PartyRow)`
  grid-template: 'who who' auto 'facts facts' auto / minmax(0, 1fr) minmax(0, 1fr);
  column-gap: ${space.s8};

  ${media.wide} {
    grid-template: 'who call called' auto 'facts call called' auto / minmax(0, 1fr) 384px 152px;
    column-gap: ${space.s16};
    ${besideHigher}

    ${Title} {
      display: grid;
      grid-template-columns: minmax(160px, auto) minmax(80px, auto) minmax(0, 1fr);
      column-gap: ${space.s16};

      > :nth-child(3) {
        justify-self: start;
      }
    }
  }
`;
export const Message = styled.span`
  &[data-state='PARKED'] {
    color: ${color.dangerStrong};
    font-weight: ${weight.bold};
  }
`;

/** Readable at arm's length. */
export const Call = styled.div`
  display: contents;

  a {
    width: auto;
    margin-top: ${space.s8};
  }
  a:first-child {
    grid-column: 1 / -1;
    ${type.h2}
  }
  ${media.wide} {
    display: flex;
    gap: ${space.s8};
    grid-area: call;

    a {
      flex: 1 0 auto;
      margin-top: 0;
    }
    a:first-child {
      flex: 100 1 13rem;
    }
  }
`;
export const Called = styled(Tick)`
  margin-top: ${space.s8};

  ${media.wide} {
    grid-area: called;
    margin-top: 0;
  }
`;
export const Move = styled.div`
  display: grid;
  grid-column: 1 / -1;
  margin-top: ${space.s8};

  ${media.wide} {
    justify-content: end;
  }
`;
