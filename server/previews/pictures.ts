import { bookableMonths, tideSetting } from '../../contract/config/config.rules';
import { monthTabs, seoulToday, type YearMonth } from '../../contract/day/calendar.rules';
import { isAnnounced } from '../../contract/day/day.rules';
import { tidePhase } from '../../contract/day/tide.rules';
import { readInfo, readLogic } from '../config/config.service';
import type { Context } from '../context';
import { readDay } from '../days/days.service';
import { AppError } from '../errors';
import { aboutPicture, monthPicture, storePicture, tripPicture, type PictureFacts } from './pictureFacts';

/** A month in a picture's address: `2026-12`. */
export const monthName = ({ year, month }: YearMonth): string => `${year}-${String(month).padStart(2, '0')}`;

export const readStorePicture = async (context: Context): Promise<PictureFacts> =>
  storePicture(await readInfo(context));
export const readAboutPicture = async (context: Context): Promise<PictureFacts> =>
  aboutPicture(await readInfo(context));

/** The picture of a bookable month; throws NOT_FOUND for other months. */
export const readMonthPicture = async (context: Context, name: string): Promise<PictureFacts> => {
  const [info, logic] = await Promise.all([readInfo(context), readLogic(context)]);
  const month = monthTabs(seoulToday(context.clock()), bookableMonths(logic)).find((tab) => monthName(tab) === name);
  if (!month) throw new AppError('NOT_FOUND');
  return monthPicture(info, month);
};

/**
 * The picture of a trip, or null if the trip is past; throws NOT_FOUND if it does not exist or is not announced to
 * visitors yet.
 */
export const readTripPicture = async (context: Context, id: number): Promise<PictureFacts | null> => {
  const [info, logic, day] = await Promise.all([readInfo(context), readLogic(context), readDay(context, id)]);
  if (day.date < seoulToday(context.clock())) return null;
  if (!isAnnounced(day.date, context.clock(), logic)) throw new AppError('NOT_FOUND');
  return tripPicture(info, day, tidePhase(day.date, tideSetting(logic)));
};
