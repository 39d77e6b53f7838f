import { hkdfSync } from 'node:crypto';

/** One key for each purpose, so that a value made for one purpose is invalid for another. */
export interface PurposeKeys {
  accessToken: Uint8Array;
  bookingPassword: Uint8Array;
  bookingRequest: Uint8Array;
  throttle: Uint8Array;
  device: Uint8Array;
  logAddress: Uint8Array;
  secondStep: Uint8Array;
  waitingOffer: Uint8Array;
  calendarFeed: Uint8Array;
}

/** The keys of the current secret, with which everything new is made, and those of secrets that are accepted as well. */
export interface Keys extends PurposeKeys {
  previous: readonly PurposeKeys[];
}

const derivePurposes = (secret: string): PurposeKeys => {
  const derive = (purpose: string) => new Uint8Array(hkdfSync('sha256', secret, '', purpose, 32));
  return {
    accessToken: derive('access-token'),
    bookingPassword: derive('booking-password'),
    bookingRequest: derive('booking-request'),
    throttle: derive('throttle'),
    device: derive('device'),
    logAddress: derive('log-address'),
    secondStep: derive('second-step'),
    waitingOffer: derive('waiting-offer'),
    calendarFeed: derive('calendar-feed'),
  };
};

/** Derives the keys from the server's secret, and from the secrets before it (docs/adr/0044). */
export const deriveKeys = (secret: string, previousSecrets: readonly string[] = []): Keys => ({
  ...derivePurposes(secret),
  previous: previousSecrets.map(derivePurposes),
});

/** The keys with which a value of this purpose may have been made: the current one first. */
export const keysFor = (keys: Keys, purpose: keyof PurposeKeys): readonly Uint8Array[] =>
  [keys, ...keys.previous].map((each) => each[purpose]);
