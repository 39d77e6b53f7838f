import { z } from 'zod';
import { idSchema } from '../../contract/day/day.schema';
import { API } from '../../contract/paths';
import type { Context } from '../context';
import type { App } from '../fastify';
import { publicAddress } from '../previews/publicAddress';
import { readCalendarFile } from './readCalendarFile';

/** A trip for the phone's calendar. Served by the server, since in-app browsers save no file that a page makes. */
export const calendarFileRoutes = (app: App, context: Context, publicUrl: string | undefined): void => {
  app.get(
    API.calendarFile,
    { schema: { params: z.object({ id: idSchema }), produces: ['text/calendar'] } },
    async (request, reply) => {
      const { date, file } = await readCalendarFile(context, request.params.id, publicAddress(request, publicUrl));
      return reply
        .header('Content-Disposition', `inline; filename="${date}.ics"`)
        .type('text/calendar; charset=utf-8')
        .send(file);
    },
  );
};
