import type { PartyListProps } from '../PartyRow/PartyList';
import { Bookings } from './GuestRows.styles';

/** List of bookings under a heading, one GuestRow each; a GuestSort sorts it. Its width decides whether they are cards or rows. */
export function GuestRows(props: PartyListProps) {
  return <Bookings {...props} />;
}
