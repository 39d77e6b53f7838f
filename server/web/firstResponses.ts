import type { FirstResponse } from '#contract/rendering';
import { aboutSchema } from '#contract/about/about.schema';
import { configInfoSchema, configLogicSchema } from '#contract/config/config.schema';
import { publicDay } from '#contract/day/day.rules';
import { dayListQuerySchema, dayListSchema, idSchema, reserveDaySchema } from '#contract/day/day.schema';
import { API } from '#contract/paths';
import { catchListQuerySchema, catchListSchema, catchSchema, latestCatchesSchema } from '#contract/catch/catch.schema';
import { listCatches, readCatch, readLatestCatches } from '#server/content/catch/catch.service';
import { readAbout } from '#server/content/about/about.service';
import { readInfo, readLogic } from '#server/content/settings/config.service';
import type { Context } from '#server/context';
import { listDays, readDay } from '#server/days/manage/days.service';
import { AppError } from '#server/errors';
import { messageOf, STATUS } from '#server/http/refusals/refusal';

const valid = <Value>(read: { success: true; data: Value } | { success: false }): Value => {
  if (!read.success) throw new AppError('VALIDATION', { problems: [] });
  return read.data;
};

const DAY = API.dayById.replace(':id', '');
const CATCH = API.catchById.replace(':id', '');

const readBody = async (context: Context, { pathname, searchParams }: URL): Promise<unknown> => {
  const query = Object.fromEntries(searchParams);
  const idAfter = (path: string) =>
    valid(idSchema.safeParse(pathname.startsWith(path) && decodeURIComponent(pathname.slice(path.length))));
  if (pathname === API.configInfo) return configInfoSchema.parse(await readInfo(context));
  if (pathname === API.configLogic) return configLogicSchema.parse(await readLogic(context));
  if (pathname === API.about) return aboutSchema.parse(await readAbout(context));
  if (pathname === API.dayList)
    return dayListSchema.parse((await listDays(context, valid(dayListQuerySchema.safeParse(query)))).map(publicDay));
  if (pathname === API.latestCatches) return latestCatchesSchema.parse(await readLatestCatches(context));
  if (pathname === API.catchList)
    return catchListSchema.parse(await listCatches(context, valid(catchListQuerySchema.safeParse(query))));
  if (pathname.startsWith(CATCH)) return catchSchema.parse(await readCatch(context, idAfter(CATCH)));
  return reserveDaySchema.parse(publicDay(await readDay(context, idAfter(DAY))));
};

/**
 * Reads a page's first response like its route, without a request. Only refusals become responses; throws any other
 * error.
 */
export const readFirstResponse = async (context: Context, call: string): Promise<FirstResponse> => {
  try {
    return { status: 200, body: await readBody(context, new URL(call, 'http://site')) };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { code, details } = error as AppError;
    return { status: STATUS[code], body: { code, message: messageOf(code, details) } };
  }
};
