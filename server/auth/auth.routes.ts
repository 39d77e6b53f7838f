import { z } from 'zod';
import { signinAnswerSchema, signinSchema, userSchema } from '../../contract/auth/auth.schema';
import { API, REFRESH_TOKEN_HEADER } from '../../contract/paths';
import type { Context } from '../context';
import type { App } from '../fastify';
import { bearerToken, requireSession, sessionOf } from '../plugins/session';
import { readUser, reissue, signIn } from './auth.service';

const firstOf = (header: string | string[] | undefined): string => (Array.isArray(header) ? header[0] : header) ?? '';

/** Login, and the login's next tokens (specification 7). */
export const authRoutes = (app: App, context: Context): void => {
  app.post(API.signin, { schema: { body: signinSchema, response: { 200: signinAnswerSchema } } }, ({ body, ip }) =>
    signIn(context, body, ip),
  );
  app.post(API.reissue, { schema: { response: { 200: z.string() } } }, async (request, reply) => {
    const old = firstOf(request.headers[REFRESH_TOKEN_HEADER.toLowerCase()]);
    const { token, refreshToken } = await reissue(context, bearerToken(request), old);
    return reply.header(REFRESH_TOKEN_HEADER, refreshToken).type('text/plain; charset=utf-8').send(token);
  });
  app.get(API.me, { schema: { response: { 200: userSchema } }, onRequest: requireSession(context) }, (request) =>
    readUser(context, sessionOf(request)),
  );
};
