import type { FastifyRequest, HookHandlerDoneFunction } from 'fastify';
import { readAccessToken, type Session } from '../auth/accessToken';
import { isLivingFamily } from '../auth/refreshTokens.repository';
import type { Context } from '../context';
import { AppError } from '../errors';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by `requireSession`; null on routes without it. */
    session: Session | null;
  }
}

/** The token of an `Authorization: Bearer` header, or an empty string. */
export const bearerToken = ({ headers }: Pick<FastifyRequest, 'headers'>): string =>
  /^Bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1] ?? '';

/**
 * A hook that requires a login: 401 without a valid token, and another 401 code if the token has expired or its login
 * was ended (by logout, by a new password, or because a refresh token was used twice).
 */
export const requireSession =
  ({ db, keys, clock }: Context) =>
  async (request: FastifyRequest): Promise<void> => {
    const session = await readAccessToken(keys.accessToken, bearerToken(request), clock());
    if (session === 'expired') throw new AppError('TOKEN_EXPIRED');
    if (!session) throw new AppError('UNAUTHENTICATED');
    if (!(await isLivingFamily(db, session.family))) throw new AppError('TOKEN_EXPIRED');
    request.session = session;
  };

/** The session set by `requireSession`. */
export const sessionOf = ({ session }: Pick<FastifyRequest, 'session'>): Session => {
  if (!session) throw new AppError('UNAUTHENTICATED');
  return session;
};

/** A hook for a GET that changes state: refuses requests caused by navigation in a browser. */
export const refuseNavigation = ({ headers }: FastifyRequest, _reply: unknown, done: HookHandlerDoneFunction): void => {
  done(headers['sec-fetch-mode'] === 'navigate' ? new AppError('FORBIDDEN') : undefined);
};
