import type { BookingLimits } from '../contract/booking/limits.rules';
import type { LoginEnds } from './auth/loginEnds';
import type { Keys } from './keys';
import type { Db } from './db/tables';
import type { LiveBus } from './live/bus';
import type { Locks } from './throttle/locks';

/** What services need of the world. */
export interface Context {
  db: Db;
  /** The only clock of the server; tests set it. */
  clock: () => Date;
  keys: Keys;
  /** What was written is announced here. */
  bus: LiveBus;
  /** That logins have ended is announced here. */
  loginEnds: LoginEnds;
  /** What this process knows to be locked. */
  locks: Locks;
  /** What one client may take. */
  limits: BookingLimits;
  /** Draws a booking number; not necessarily an unused one. */
  drawBookingNumber: () => string;
}
