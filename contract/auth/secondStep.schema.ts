import { z } from 'zod';

/**
 * `GET /api/manage/user/second-step`. `since`: logins require a code from then on (ISO 8601, UTC); null if it is off.
 * `recoveryCodesLeft`: unused codes.
 */
export const secondStepSchema = z.object({
  on: z.boolean(),
  since: z.iso.datetime().nullable(),
  recoveryCodesLeft: z.number().int().min(0),
});
export type SecondStep = z.infer<typeof secondStepSchema>;

/** `POST /api/manage/user/second-step/start`: the current password. */
export const startSecondStepSchema = z.object({ password: z.string() });
export type StartSecondStep = z.infer<typeof startSecondStepSchema>;

/** The new key in base32, and as the `otpauth:` address that an authenticator app reads from a QR code. */
export const secondStepKeySchema = z.object({ key: z.string(), uri: z.string() });
export type SecondStepKey = z.infer<typeof secondStepKeySchema>;

/** `POST /api/manage/user/second-step/confirm`: the first code of the app. */
export const confirmSecondStepSchema = z.object({ otp: z.string() });
export type ConfirmSecondStep = z.infer<typeof confirmSecondStepSchema>;

/** Sent once; each code works once. */
export const recoveryCodesSchema = z.object({ recoveryCodes: z.array(z.string()) });
export type RecoveryCodes = z.infer<typeof recoveryCodesSchema>;

/** `POST /api/manage/user/second-step/off`: `otp` is a code of the app or a recovery code. */
export const endSecondStepSchema = z.object({ password: z.string(), otp: z.string() });
export type EndSecondStep = z.infer<typeof endSecondStepSchema>;
