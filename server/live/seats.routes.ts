import type { z } from 'zod';
import { seatEventSchema, seatsQuerySchema } from '#contract/live/seats.schema';
import { API } from '#contract/paths';
import { documented } from '#server/http/openapi/documented';
import type { App } from '#server/http/fastify';
import { sendUnavailable } from '#server/http/refusals/unavailable';
import type { SeatStreams } from './seatStreams';

const RETRY_AFTER_S = 60;

const streamSchema: z.ZodType = seatEventSchema;

export const seatRoutes = (app: App, streams: SeatStreams): void => {
  // Streams do not end by themselves, and the stopping server would wait for them.
  app.addHook('preClose', (done) => {
    streams.stop();
    done();
  });
  app.get(
    API.seatEvents,
    {
      schema: {
        ...documented('seatEvents', 'reserve'),
        querystring: seatsQuerySchema,
        refusals: ['UNAVAILABLE'],
        response: { 200: { content: { 'text/event-stream': { schema: streamSchema } } } },
      },
      config: { lasting: true },
      exposeHeadRoute: false,
    },
    ({ ip, query }, reply) => {
      // Bypasses Fastify's stream and hooks to save memory per listener.
      reply.hijack();
      const { raw } = reply;
      const headers = reply.getHeaders() as Record<string, string>;
      // Not a server error, which would be logged: visitors read the list instead.
      if (!streams.hasSpace(ip)) {
        sendUnavailable(raw, RETRY_AFTER_S, headers);
        return;
      }
      // Ends with the connection: without chunked encoding each event is one write.
      raw.removeHeader('transfer-encoding');
      raw.writeHead(200, {
        ...headers,
        'content-type': 'text/event-stream; charset=utf-8',
        // Prevents a reverse proxy from buffering the events.
        'x-accel-buffering': 'no',
      });
      streams.add(ip, raw, query.since);
    },
  );
};
