import { css, styled } from 'styled-components';
import { PartyList } from '../PartyRow/PartyList';
import { joined } from '../PartyRow/PartyRow.styles';

export const bookingsLook = css`
  @container parties (min-width: 32.5rem) {
    ${joined}
  }
`;
export const Bookings = styled(PartyList)`
  ${bookingsLook}
`;
