import { useLeaveWhen } from './useGuestEdit';

/** For an address without a valid id. */
export function NoBooking() {
  useLeaveWhen(true);
  return null;
}
