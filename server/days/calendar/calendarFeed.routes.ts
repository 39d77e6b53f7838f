import { z } from 'zod';
import { calendarFeedSchema } from '#contract/config/calendarFeed.schema';
import { API } from '#contract/paths';
import type { Context } from '#server/context';
import { documented, fileSchema } from '#server/http/openapi/documented';
import type { App } from '#server/http/fastify';
import { rateLimitOf } from '#server/limits/rateLimits';
import { cachedFeed, endFeed, readFeed, renewFeed } from './calendarFeed.service';

/** The operator's trips at a secret address for the phone's calendar (docs/decisions/0020). */
export const calendarFeedRoutes = (app: App, context: Context): void => {
  const read = cachedFeed(context);
  const serve = (path: string, hide: boolean): void => {
    app.get(
      path,
      {
        schema: {
          ...documented('calendarFeedFile', 'manageConfig'),
          hide,
          refusals: ['NOT_FOUND'],
          params: z.object({ token: z.string() }),
          response: { 200: { content: { 'text/calendar': { schema: fileSchema } } } },
        },
        config: { rateLimit: rateLimitOf('feedsPerMinute') },
      },
      async ({ params, publicOrigin }, reply) => {
        const { file, etag } = await read(params.token, publicOrigin);
        return reply
          .header('Cache-Control', 'private, no-cache')
          .header('ETag', etag)
          .header('Content-Disposition', 'inline; filename="calendar.ics"')
          .type('text/calendar; charset=utf-8')
          .send(file);
      },
    );
  };
  serve(API.calendarFeedFile, false);
  // For links with appended text.
  serve('/api/calendar/:token', true);
};

export const calendarFeedAdminRoutes = (app: App, context: Context): void => {
  const response = { 200: calendarFeedSchema };
  app.get(
    API.calendarFeed,
    { schema: { ...documented('calendarFeed', 'manageConfig'), response } },
    ({ publicOrigin }) => readFeed(context, publicOrigin),
  );
  app.post(
    API.renewCalendarFeed,
    { schema: { ...documented('renewCalendarFeed', 'manageConfig'), response } },
    ({ publicOrigin, operator }) => renewFeed(context, publicOrigin, operator),
  );
  app.post(
    API.endCalendarFeed,
    { schema: { ...documented('endCalendarFeed', 'manageConfig'), response } },
    ({ operator }) => endFeed(context, operator),
  );
};
