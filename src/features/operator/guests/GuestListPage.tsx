import { GuestList } from './GuestList';
import { useFilterAddress } from './useFilterAddress';

/** `/admin/guest?id&guestState&date&page#keyword`: search the bookings of all trips, or of one (specification 2, 4). */
export function GuestListPage() {
  return <GuestList dayId={useFilterAddress()} />;
}
