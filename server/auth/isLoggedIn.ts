import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '#server/context';
import { inTime } from '#server/http/inTime';
import { keysFor } from '#server/keys/keys';
import { bearerToken, readAccessToken } from './accessToken';
import { isLivingFamily } from './refreshTokens.repository';

/** For public endpoints. */
export const isLoggedIn = async (
  { db, keys, clock }: Pick<Context, 'db' | 'keys' | 'clock'>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<boolean> => {
  const token = bearerToken(request);
  if (token === '') return false;
  const session = await readAccessToken(keysFor(keys, 'accessToken'), token, clock());
  return session !== null && session !== 'expired' && inTime(request, reply, isLivingFamily(db, session.family));
};
