import { createHash } from 'node:crypto';
import type { ConfigInfo } from '../../contract/config/config.schema';
import type { YearMonth } from '../../contract/day/calendar.rules';
import type { ReserveDay } from '../../contract/day/day.schema';
import type { TidePhase } from '../../contract/day/tide.rules';
import { about } from '../../copy/about';
import { fishArt, type FishArt } from '../../copy/fish';
import { format } from '../../copy/format';
import { frame } from '../../copy/frame';
import { reserve } from '../../copy/reserve';

/** The content of a preview picture. The picture is drawn from these facts only, so their hash is its version. */
export interface PictureFacts {
  store: string;
  headline: string;
  /** A fish, or the description of the store. */
  text: string;
  strong: boolean;
  phase: TidePhase | null;
  fish: FishArt | null;
}

/** Increase it when the drawing changes, so that cached pictures are replaced. */
const DRAWING = 1;

export const pictureVersion = (facts: PictureFacts): string =>
  createHash('sha256')
    .update(JSON.stringify([DRAWING, facts]))
    .digest('base64url')
    .slice(0, 12);

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
/** Seats are left out, because chats cache a picture for days. */
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
