import { hkdfSync } from 'node:crypto';

/** Separate keys, so that a value made for one purpose is invalid for another. */
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
  /** Encrypts the passenger lists and the crew. */
  manifest: Uint8Array;
  manifestLink: Uint8Array;
}

/** New values use the current secret's keys; values of previous secrets are accepted too. */
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
    manifest: derive('manifest'),
    manifestLink: derive('manifest-link'),
  };
};

/** docs/decisions/0023 */
export const deriveKeys = (secret: string, previousSecrets: readonly string[] = []): Keys => ({
  ...derivePurposes(secret),
  previous: previousSecrets.map(derivePurposes),
});

/** The current key first. */
export const keysFor = (keys: Keys, purpose: keyof PurposeKeys): readonly Uint8Array[] =>
  [keys, ...keys.previous].map((each) => each[purpose]);
