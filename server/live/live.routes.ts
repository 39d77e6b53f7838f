import { eventsHeadersSchema, eventsQuerySchema, liveTicketSchema } from '../../contract/live/live.schema';
import { API } from '../../contract/paths';
import type { Context } from '../context';
import type { App } from '../fastify';
import { requireSession, sessionOf } from '../plugins/session';
import type { EventStream } from './eventStream';
import type { Every } from './every';
import { openEvents } from './live.service';
import { issueTicket, redeemTicket } from './tickets.service';

/** A screen that cannot keep a stream open requests tickets repeatedly. */
const TICKETS_PER_MINUTE = 60;

/**
 * The operator's event stream. `EventSource` cannot send an Authorization header, so a ticket in the address replaces
 * the login.
 */
export const liveRoutes = (app: App, context: Context, every: Every): void => {
  app.post(
    API.sseToken,
    {
      schema: { response: { 200: liveTicketSchema } },
      onRequest: requireSession(context),
      config: { rateLimit: { max: TICKETS_PER_MINUTE, timeWindow: 60_000 } },
    },
    (request) => issueTicket(context, sessionOf(request)),
  );

  const open = new Set<EventStream>();
  let stopping = false;
  // A stream does not end by itself; the server would wait for it.
  app.addHook('preClose', (done) => {
    stopping = true;
    for (const stream of open) stream.end();
    done();
  });
  app.get(
    API.events,
    {
      schema: { querystring: eventsQuerySchema, headers: eventsHeadersSchema, produces: ['text/event-stream'] },
      // A HEAD request would use up the ticket.
      exposeHeadRoute: false,
    },
    async ({ query, headers }, reply) => {
      const login = await redeemTicket(context, query.token);
      const stream = await openEvents(context, every, login, headers['last-event-id'] ?? query.lastEventId);
      open.add(stream);
      stream.readable.once('close', () => open.delete(stream));
      if (stopping) stream.end();
      // Prevents a reverse proxy from buffering the events.
      return reply.header('X-Accel-Buffering', 'no').type('text/event-stream; charset=utf-8').send(stream.readable);
    },
  );
};
