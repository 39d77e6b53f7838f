import type { PartyListProps } from '../PartyRow/PartyList';
import { Bookings } from './GuestRows.styles';

/** List of bookings under a heading: one GuestRow each, and a GuestSort as its heads. */
export function GuestRows(props: PartyListProps) {
  return <Bookings {...props} />;
}
