import { hkdfSync } from 'node:crypto';

/** One key for each purpose, so that a value made for one purpose is invalid for another. */
export interface Keys {
  accessToken: Uint8Array;
  bookingPassword: Uint8Array;
  bookingRequest: Uint8Array;
  throttle: Uint8Array;
  device: Uint8Array;
  logAddress: Uint8Array;
}

/** Derives the keys from the server's secret. */
export const deriveKeys = (secret: string): Keys => {
  const derive = (purpose: string) => new Uint8Array(hkdfSync('sha256', secret, '', purpose, 32));
  return {
    accessToken: derive('access-token'),
    bookingPassword: derive('booking-password'),
    bookingRequest: derive('booking-request'),
    throttle: derive('throttle'),
    device: derive('device'),
    logAddress: derive('log-address'),
  };
};
