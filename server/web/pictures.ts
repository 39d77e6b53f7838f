import { createHash } from 'node:crypto';
import { bookableMonths, tideSetting } from '#contract/config/config.rules';
import type { ConfigInfo } from '#contract/config/config.schema';
import { monthTabs, seoulToday, type YearMonth } from '#contract/day/calendar.rules';
import { isAnnounced } from '#contract/day/day.rules';
import type { ReserveDay } from '#contract/day/day.schema';
import { tidePhase, type TidePhase } from '#contract/day/tide.rules';
import { about } from '#copy/about';
import { fishArt, type FishArt } from '#copy/fish';
import { format } from '#copy/format';
import { frame } from '#copy/frame';
import { reserve } from '#copy/reserve';
import { readInfo, readLogic } from '#server/content/settings/config.service';
import type { Context } from '#server/context';
import { readDay } from '#server/days/manage/days.service';
import { AppError } from '#server/errors';

/** The picture is rendered from these facts only: their hash is its version. */
export interface PictureFacts {
  store: string;
  headline: string;
  /** Names of fish, or the store's description. */
  text: string;
  strong: boolean;
  phase: TidePhase | null;
  fish: FishArt | null;
}

/** Increase it when `pictureSvg` changes, so that caches replace the pictures. */
const PICTURE_VERSION = 1;

/** 12 characters for the address. */
export const pictureVersion = (facts: PictureFacts): string =>
  createHash('sha256')
    .update(JSON.stringify([PICTURE_VERSION, facts]))
    .digest('base64url')
    .slice(0, 12);

/** Contains the hash, so that caches do not serve an outdated picture. */
export const pictureAddress = (name: string, facts: PictureFacts): string =>
  `/og/${name}.png?v=${pictureVersion(facts)}`;

type Store = Pick<ConfigInfo, 'name' | 'desc'>;
const nameOf = ({ name }: Store): string => name || frame.noStore;
const plain = (store: Store, headline: string, text: string): PictureFacts => ({
  store: nameOf(store),
  headline,
  text,
  strong: false,
  phase: null,
  fish: null,
});

export const storePicture = (store: Store): PictureFacts => plain(store, nameOf(store), store.desc ?? '');

export const aboutPicture = (store: Store): PictureFacts => plain(store, about.title, store.desc ?? '');

export const monthPicture = (store: Store, month: YearMonth): PictureFacts => ({
  ...plain(store, format.yearMonth(month), reserve.title),
  strong: true,
});
/** Shows no seats, because chats cache a picture for days. */
export const tripPicture = (
  store: Store,
  day: Pick<ReserveDay, 'date' | 'fish'>,
  phase: TidePhase | null,
): PictureFacts => ({
  store: nameOf(store),
  headline: format.day(day.date),
  text: day.fish,
  strong: true,
  phase,
  fish: fishArt(day.fish),
});

/** `2026-12`. */
export const monthName = ({ year, month }: YearMonth): string => `${year}-${String(month).padStart(2, '0')}`;

export const readStorePicture = async (context: Context): Promise<PictureFacts> =>
  storePicture(await readInfo(context));

export const readAboutPicture = async (context: Context): Promise<PictureFacts> =>
  aboutPicture(await readInfo(context));

/** Throws NOT_FOUND for months that cannot be booked. */
export const readMonthPicture = async (context: Context, name: string): Promise<PictureFacts> => {
  const [info, logic] = await Promise.all([readInfo(context), readLogic(context)]);
  const month = monthTabs(seoulToday(context.clock()), bookableMonths(logic)).find((tab) => monthName(tab) === name);
  if (!month) throw new AppError('NOT_FOUND');
  return monthPicture(info, month);
};

/** Null for a past trip. Throws NOT_FOUND if the trip does not exist or is not announced to visitors yet. */
export const readTripPicture = async (context: Context, id: number): Promise<PictureFacts | null> => {
  const [info, logic, day] = await Promise.all([readInfo(context), readLogic(context), readDay(context, id)]);
  if (day.date < seoulToday(context.clock())) return null;
  if (!isAnnounced(day.date, context.clock(), logic)) throw new AppError('NOT_FOUND');
  return tripPicture(info, day, tidePhase(day.date, tideSetting(logic)));
};
