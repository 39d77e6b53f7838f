import { z } from 'zod';
import { tideSetting } from '../../contract/config/config.rules';
import { seoulToday } from '../../contract/day/calendar.rules';
import { periodProblem } from '../../contract/day/day.rules';
import { idSchema } from '../../contract/day/day.schema';
import { tidePhase } from '../../contract/day/tide.rules';
import { API, PAGES } from '../../contract/paths';
import { readInfo, readLogic } from '../config/config.service';
import type { Context } from '../context';
import { readDay } from '../days/days.service';
import { AppError } from '../errors';
import type { App } from '../fastify';
import { publicAddress } from '../previews/publicAddress';
import { calendarFile } from './calendarFile';

/**
 * A trip for the phone's calendar. Served by the server, since in-app browsers save no file that a page makes. A trip
 * that visitors are not told of yet is not found.
 */
export const calendarFileRoutes = (app: App, context: Context, publicUrl: string | undefined): void => {
  app.get(
    API.calendarFile,
    { schema: { params: z.object({ id: idSchema }), produces: ['text/calendar'] } },
    async (request, reply) => {
      const [info, logic, day] = await Promise.all([
        readInfo(context),
        readLogic(context),
        readDay(context, request.params.id),
      ]);
      const now = context.clock();
      if (day.date > seoulToday(now) && periodProblem(day.date, now, logic) !== null) throw new AppError('NOT_FOUND');
      const file = calendarFile({
        day,
        info,
        phase: tidePhase(day.date, tideSetting(logic)),
        url: publicAddress(request, publicUrl) + PAGES.reserveDay(day.id),
        now,
      });
      return reply
        .header('Content-Disposition', `inline; filename="${day.date}.ics"`)
        .type('text/calendar; charset=utf-8')
        .send(file);
    },
  );
};
