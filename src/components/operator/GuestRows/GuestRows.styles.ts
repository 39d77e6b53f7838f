import { css, styled } from 'styled-components';
import { PartyList } from '../PartyRow/PartyList';
import { joined } from '../PartyRow/PartyRow.styles';

/** The bookings are cards, and rows of one card where the list is wide enough (see GuestRow). */
export const bookingsLook = css`
  @container parties (min-width: 32.5rem) {
    ${joined}
  }
`;
export const Bookings = styled(PartyList)`
  ${bookingsLook}
`;
