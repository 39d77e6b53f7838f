import type { PartyListProps } from '../PartyRow/PartyList';
import { Bookings } from './GuestRows.styles';

/** Takes GuestRow children and a GuestSort as heads. */
export function GuestRows(props: PartyListProps) {
  return <Bookings {...props} />;
}
