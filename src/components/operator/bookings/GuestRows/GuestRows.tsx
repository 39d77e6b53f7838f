import type { PartyListProps } from '../PartyRow/PartyList';
import { Bookings } from './GuestRows.styles';

/** Takes GuestRow children and GuestHeads as heads. */
export function GuestRows(props: PartyListProps) {
  return <Bookings {...props} />;
}
