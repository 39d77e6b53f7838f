import fp from 'fastify-plugin';
import { clientSchema } from '#contract/live/live.schema';
import { CLIENT_HEADER } from '#contract/paths';
import { bearerToken, readAccessToken, type Session } from '#server/auth/accessToken';
import { isLivingFamily } from '#server/auth/refreshTokens.repository';
import type { Context } from '#server/context';
import { LOGIN } from '../openapi/documented';
import { AppError } from '#server/errors';
import { operatorOf, type Operator } from '#server/history/recordChange';
import { keysFor } from '#server/keys/keys';
import { inTime } from '../inTime';

declare module 'fastify' {
  interface FastifyRequest {
    /** Only in a scope that requires a login. */
    session: Session;
    readonly operator: Operator;
  }
}

/**
 * 401 without a valid token; another code with 401 if the token has expired or the login has ended (logout, new
 * password, or a refresh token used twice).
 */
export const requireLogin = fp<Pick<Context, 'db' | 'keys' | 'clock'>>(function requireLogin(
  app,
  { db, keys, clock },
  done,
) {
  app.decorateRequest('session');
  app.decorateRequest('operator', {
    getter() {
      const { data: client } = clientSchema.safeParse(this.headers[CLIENT_HEADER.toLowerCase()]);
      return { ...operatorOf(this.session), ...(client !== undefined && { client }) };
    },
  });
  app.addHook('onRoute', (route) => {
    route.schema = { ...route.schema, security: LOGIN };
  });
  app.addHook('onRequest', async (request, reply) => {
    const session = await readAccessToken(keysFor(keys, 'accessToken'), bearerToken(request), clock());
    if (session === 'expired') throw new AppError('TOKEN_EXPIRED');
    if (!session) throw new AppError('UNAUTHENTICATED');
    if (!(await inTime(request, reply, isLivingFamily(db, session.family)))) throw new AppError('TOKEN_EXPIRED');
    request.session = session;
  });
  done();
});
