import type { BookingLimits } from '#server/limits/limits';
import type { Keys } from '#server/keys/keys';
import type { Db } from '#server/db/tables';
import type { LiveBus } from '#server/bus/bus';
import type { Decoder } from '#server/content/pictures/decoder';

export interface Context {
  db: Db;
  /** The only clock of the server; tests replace it. */
  clock: () => Date;
  keys: Keys;
  /** Carries changes and ends of logins. */
  bus: LiveBus;
  /** Limits of one client. */
  limits: BookingLimits;
  backupsOn: boolean;
  /** Undefined: the site has no public address yet. */
  publicUrl: string | undefined;
  /** The number may already be in use. */
  generateBookingNumber: () => string;
  /** 64 hexadecimal digits. */
  generateDrawSeed: () => string;
  decoder: Decoder;
  /** All photographs together. */
  pictureBytes: number;
}
