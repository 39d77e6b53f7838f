import type { BookingLimits } from '../contract/booking/limits.rules';
import type { Crowd } from './bookings/crowd';
import type { Keys } from './keys';
import type { Db } from './db/tables';
import type { LiveBus } from './live/bus';
import type { Decoder } from './pictures/decoder';
import type { Locks } from './throttle/locks';

/** Dependencies of the services. */
export interface Context {
  db: Db;
  /** The server's only clock; tests replace it. */
  clock: () => Date;
  keys: Keys;
  /** Publishes changes and the end of logins. */
  bus: LiveBus;
  /** Locks that this process knows of. */
  locks: Locks;
  /** Limits of one client. */
  limits: BookingLimits;
  /** Whether backups are made every night. */
  backupsOn: boolean;
  /** Draws a booking number, which may already be used. */
  drawBookingNumber: () => string;
  /** Draws the seed of a draw: 64 hexadecimal digits. */
  drawSeed: () => string;
  /** Makes photographs of uploaded files. */
  decoder: Decoder;
  /** The bytes that all photographs may take. */
  pictureBytes: number;
  /** Visitors who wait for their booking. */
  crowd: Crowd;
}
