import type { FirstAnswer } from '../../contract/rendering';
import { aboutSchema } from '../../contract/about/about.schema';
import { configInfoSchema, configLogicSchema } from '../../contract/config/config.schema';
import { publicDay } from '../../contract/day/day.rules';
import { dayListQuerySchema, dayListSchema, idSchema, reserveDaySchema } from '../../contract/day/day.schema';
import { API } from '../../contract/paths';
import {
  catchListQuerySchema,
  catchListSchema,
  catchSchema,
  latestCatchesSchema,
} from '../../contract/catch/catch.schema';
import { listCatches, readCatch, readLatestCatches } from '../catch/catch.service';
import { readAbout } from '../about/about.service';
import { readInfo, readLogic } from '../config/config.service';
import type { Context } from '../context';
import { listDays, readDay } from '../days/days.service';
import { AppError } from '../errors';
import { messageOf, STATUS } from '../refusals/refusal';

const invalid = () => new AppError('VALIDATION', { problems: [] });

const DAY = API.dayById.replace(':id', '');
const CATCH = API.catchById.replace(':id', '');

const readBody = async (context: Context, { pathname, searchParams }: URL): Promise<unknown> => {
  if (pathname === API.configInfo) return configInfoSchema.parse(await readInfo(context));
  if (pathname === API.configLogic) return configLogicSchema.parse(await readLogic(context));
  if (pathname === API.about) return aboutSchema.parse(await readAbout(context));
  if (pathname === API.dayList) {
    const month = dayListQuerySchema.safeParse(Object.fromEntries(searchParams));
    if (!month.success) throw invalid();
    return dayListSchema.parse((await listDays(context, month.data)).map(publicDay));
  }
  if (pathname === API.latestCatches) return latestCatchesSchema.parse(await readLatestCatches(context));
  if (pathname === API.catchList) {
    const month = catchListQuerySchema.safeParse(Object.fromEntries(searchParams));
    if (!month.success) throw invalid();
    return catchListSchema.parse(await listCatches(context, month.data));
  }
  const post = idSchema.safeParse(decodeURIComponent(pathname.slice(CATCH.length)));
  if (pathname.startsWith(CATCH) && post.success) return catchSchema.parse(await readCatch(context, post.data));
  const id = idSchema.safeParse(decodeURIComponent(pathname.slice(DAY.length)));
  if (!pathname.startsWith(DAY) || !id.success) throw invalid();
  return reserveDaySchema.parse(publicDay(await readDay(context, id.data)));
};

/**
 * Reads a page's first response without a request, as its route gives it. Only refusals become responses: any other
 * error is thrown.
 */
export const readFirstAnswer = async (context: Context, call: string): Promise<FirstAnswer> => {
  try {
    return { status: 200, body: await readBody(context, new URL(call, 'http://site')) };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { code, details } = error as AppError;
    return { status: STATUS[code], body: { code, message: messageOf(code, details) } };
  }
};
