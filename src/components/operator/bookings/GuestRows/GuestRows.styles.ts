import { css, styled } from 'styled-components';
import type { sortHeads } from '#copy/sortHeads';
import { visuallyHidden } from '#src/components/base/theme/styles';
import { space } from '#src/components/base/theme/tokens';
import { SortHeads } from '#src/components/operator/shell/SortHeads/SortHeads';
import { PartyList } from '../PartyRow/PartyList';
import { joined } from '../PartyRow/PartyRow.styles';

export const bookingsLook = css`
  @container parties (min-width: 32.5rem) {
    ${joined}
  }
`;
/** Same columns as GuestRow: name, people, state, time. */
export const GuestHeads = styled(SortHeads<keyof typeof sortHeads.guests>)`
  @container parties (min-width: 32.5rem) {
    display: grid;
    grid-template-columns: 5.25rem minmax(2.5rem, auto) auto minmax(0, 1fr);
    column-gap: ${space.s8};
    justify-content: start;
    padding-inline: ${space.s20};
  }
`;
export const Bookings = styled(PartyList)`
  ${bookingsLook}
  [role='search'] {
    margin-bottom: ${space.s8};

    label {
      ${visuallyHidden}
    }
  }
`;
