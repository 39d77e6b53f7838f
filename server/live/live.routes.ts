import type { z } from 'zod';
import { eventsHeadersSchema, eventsQuerySchema, liveEventSchema, liveTicketSchema } from '#contract/live/live.schema';
import { API } from '#contract/paths';
import type { Context } from '#server/context';
import { documented, TICKET } from '#server/http/openapi/documented';
import type { App } from '#server/http/fastify';
import { rateLimitOf } from '#server/limits/rateLimits';
import type { EventStream } from './eventStream';
import type { Every } from '#server/bus/every';
import { openEvents } from './live.service';
import { issueTicket, redeemTicket } from './tickets.service';

const streamSchema: z.ZodType = liveEventSchema;

export const ticketRoutes = (app: App, context: Context): void => {
  app.post(
    API.sseToken,
    {
      schema: { ...documented('sseToken', 'auth', '3'), response: { 200: liveTicketSchema } },
      config: { rateLimit: rateLimitOf('ticketsPerMinute') },
    },
    ({ session }) => issueTicket(context, session),
  );
};

/** `EventSource` cannot send an Authorization header, so a ticket in the address replaces the login. */
export const liveRoutes = (
  app: App,
  context: Context,
  every: Every,
  openStreams: { set: (count: number) => void },
): void => {
  const open = new Set<EventStream>();
  let stopping = false;
  // Streams do not end by themselves, and the stopping server would wait for them.
  app.addHook('preClose', (done) => {
    stopping = true;
    for (const stream of open) stream.end();
    done();
  });
  app.get(
    API.events,
    {
      schema: {
        ...documented('events', 'manageWatch', '3'),
        security: TICKET,
        querystring: eventsQuerySchema,
        headers: eventsHeadersSchema,
        response: { 200: { content: { 'text/event-stream': { schema: streamSchema } } } },
      },
      config: { lasting: true },
      // A HEAD request would use up the ticket.
      exposeHeadRoute: false,
    },
    async ({ query, headers }, reply) => {
      const login = await redeemTicket(context, query.token);
      const stream = await openEvents(context, every, login, headers['last-event-id'] ?? query.lastEventId);
      open.add(stream);
      openStreams.set(open.size);
      stream.readable.once('close', () => {
        open.delete(stream);
        openStreams.set(open.size);
      });
      if (stopping) stream.end();
      // Prevents a reverse proxy from buffering the events.
      return reply.header('X-Accel-Buffering', 'no').type('text/event-stream; charset=utf-8').send(stream.readable);
    },
  );
};
