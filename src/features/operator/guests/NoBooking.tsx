import { useLeaveWhen } from './useGuestEdit';

/** The address contains no valid id: handled like a booking that does not exist. */
export function NoBooking() {
  useLeaveWhen(true);
  return null;
}
