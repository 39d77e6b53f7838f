import { useLeaveWhen } from './useGuestEdit';

export function NoBooking() {
  useLeaveWhen(true);
  return null;
}
