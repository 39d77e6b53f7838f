import { createHash, randomBytes } from 'node:crypto';
import type { LiveTicket } from '#contract/live/live.schema';
import { MINUTE_MS } from '#contract/time.rules';
import type { Session } from '#server/auth/accessToken';
import type { Context } from '#server/context';
import { inTransaction } from '#server/db/unitOfWork';
import { AppError } from '#server/errors';
import { insertTicket, removeTicketsBefore, takeTicket } from './tickets.repository';

/** Addresses may leak, so a ticket works once and expires soon. */
export const TICKET_MS = MINUTE_MS;

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

export const issueTicket = ({ db, clock }: Context, { userId, family }: Session): Promise<LiveTicket> =>
  inTransaction(db, async (transaction) => {
    const now = clock();
    const token = randomBytes(32).toString('base64url');
    const expiresAt = new Date(now.getTime() + TICKET_MS).toISOString();
    await removeTicketsBefore(transaction, now.toISOString());
    await insertTicket(transaction, { ticketHash: hashOf(token), userId, family, expiresAt });
    return { token };
  });

/** Throws UNAUTHENTICATED. */
export const redeemTicket = async ({ db, clock }: Context, token: string): Promise<Pick<Session, 'family'>> => {
  const ticket = await takeTicket(db, hashOf(token), clock().toISOString());
  if (!ticket) throw new AppError('UNAUTHENTICATED');
  return ticket;
};
