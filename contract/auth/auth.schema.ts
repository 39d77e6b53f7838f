import { z } from 'zod';

/**
 * `POST /api/auth/signin` (specification 3, 7). `otp` is an addition: a code of the app or a recovery code. It is
 * ignored while the second step is off.
 */
export const signinSchema = z.object({ userid: z.string(), password: z.string(), otp: z.string().optional() });
export type Signin = z.infer<typeof signinSchema>;

export const userSchema = z.object({ id: z.number().int().positive(), userid: z.string() });
export type User = z.infer<typeof userSchema>;

/**
 * The access token is a JWT that is valid for 15 minutes; the refresh token is opaque and is replaced at every refresh.
 */
export const signinResponseSchema = z.object({ token: z.string(), refreshToken: z.string(), user: userSchema });
export type SigninResponse = z.infer<typeof signinResponseSchema>;

/** `POST /api/manage/user/change-password` (specification 3, 7). `id` is null; the login identifies the user. */
export const changePasswordSchema = z.object({
  id: z.null().optional(),
  password: z.string(),
  newPassword: z.string(),
  newPasswordConfirm: z.string(),
});
export type ChangePassword = z.infer<typeof changePasswordSchema>;
