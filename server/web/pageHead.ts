import { bookableMonths, usesReserveFind } from '#contract/config/config.rules';
import type { ConfigInfo, ConfigLogic } from '#contract/config/config.schema';
import { monthTabs, sameMonth, seoulToday, yearMonthOf, type YearMonth } from '#contract/day/calendar.rules';
import { isAnnounced, isHiddenByTime } from '#contract/day/day.rules';
import { dayFacts } from '#contract/day/dayFacts.rules';
import { idSchema, type ReserveDay } from '#contract/day/day.schema';
import { canonicalPath, PAGES, readYearMonth } from '#contract/paths';
import { about } from '#copy/about';
import { admin } from '#copy/admin';
import { catches } from '#copy/catches';
import { format } from '#copy/format';
import { frame } from '#copy/frame';
import { lookup } from '#copy/lookup';
import { pages } from '#copy/pages';
import { privacyPolicy } from '#copy/privacyPolicy';
import { reserve } from '#copy/reserve';
import { manifest } from '#copy/manifest';
import { waiting } from '#copy/waiting';
import { tripLine, tripTitle } from '#copy/tripText';
import { readAbout } from '#server/content/about/about.service';
import { findCatch } from '#server/content/catch/catch.repository';
import { readInfo, readLogic } from '#server/content/settings/config.service';
import type { Context } from '#server/context';
import { listDays, readDay } from '#server/days/manage/days.service';
import { AppError } from '#server/errors';
import { catchPreview } from './catchPictures';
import { cleanPath, isKnownPage, isOperatorPage } from './pageAddress';
import type { PageHead } from './pageHtml';
import {
  aboutPicture,
  monthName,
  monthPicture,
  pictureAddress,
  storePicture,
  tripPicture,
  type PictureFacts,
} from './pictures';
import { businessFacts, tripFacts, tripListFacts } from './structuredData';

export interface AskedPage {
  path: string;
  search: URLSearchParams;
  origin: string;
}

interface Scene {
  context: Context;
  info: ConfigInfo;
  logic: ConfigLogic;
  origin: string;
}

const storeName = (info: ConfigInfo): string => info.name || frame.noStore;
const previewPicture = (address: string, facts: PictureFacts): PageHead['picture'] => {
  // The home page's picture has the store's name as its headline.
  const headline = facts.headline === facts.store ? '' : facts.headline;
  return {
    path: pictureAddress(address, facts),
    alt: pages.pictureOf(facts.store, [headline, facts.text, facts.phase?.name ?? ''].join(' ').trim()),
  };
};

const plainHead = ({ info, origin }: Scene, title: string, lead: string, path: string | null): PageHead => {
  const picture = previewPicture('home', storePicture(info));
  return {
    status: 200,
    title: pages.title(title, storeName(info)),
    description: pages.description(lead, info.desc ?? ''),
    path,
    listed: true,
    picture,
    facts: picture ? [businessFacts(info, origin, picture.path)] : [],
  };
};
const unlisted = (head: PageHead): PageHead => ({ ...head, listed: false, facts: [] });

const monthHead = async (scene: Scene, asked: YearMonth | null, path: string): Promise<PageHead> => {
  const { context, info, logic, origin } = scene;
  const now = context.clock();
  const today = seoulToday(now);
  const tabs = monthTabs(today, bookableMonths(logic));
  const month = asked && tabs.some((tab) => sameMonth(tab, asked)) ? asked : yearMonthOf(today);
  const days = (await listDays(context, month)).filter((day) => !isHiddenByTime(day, now, logic));
  const named = format.yearMonth(month);
  return {
    ...plainHead(scene, asked ? pages.month(named) : reserve.title, pages.monthLead(named), path),
    // A month outside the bookable range shows the current one.
    listed: asked === null || sameMonth(month, asked),
    picture: previewPicture(`month/${monthName(month)}`, monthPicture(info, month)),
    facts: days.length ? [tripListFacts(days, origin)] : [],
  };
};

const findDay = async (context: Context, id: string): Promise<ReserveDay | null> => {
  const read = idSchema.safeParse(id);
  if (!read.success || !/^\d+$/.test(id)) return null;
  try {
    return await readDay(context, read.data);
  } catch (error) {
    if (error instanceof AppError && error.code === 'NOT_FOUND') return null;
    throw error;
  }
};

const tripHead = async (scene: Scene, id: string): Promise<PageHead> => {
  const { context, info, logic, origin } = scene;
  const day = await findDay(context, id);
  if (!day) return { ...unlisted(plainHead(scene, frame.notFound, '', null)), status: 404 };
  const now = context.clock();
  const facts = dayFacts(day, logic, now);
  // Not open for booking yet: planned trips are not disclosed.
  if (!isAnnounced(day.date, now, logic)) return unlisted(plainHead(scene, reserve.title, '', null));
  const plain = plainHead(scene, tripTitle(day), tripLine(facts), PAGES.reserveDay(day.id));
  // No picture is rendered for a past trip.
  const over = day.date < seoulToday(now);
  const picture = over ? plain.picture : previewPicture(`trip/${day.id}`, tripPicture(info, day, facts.phase));
  return {
    ...plain,
    listed: facts.problem === null,
    picture,
    facts: picture ? [tripFacts(facts, info, origin, picture.path)] : [],
  };
};

/** The post's first photograph is its picture in chats. */
const catchHead = async (scene: Scene, id: string): Promise<PageHead> => {
  const read = idSchema.safeParse(id);
  const post = read.success && /^\d+$/.test(id) ? await findCatch(scene.context.db, read.data) : null;
  if (!post) return { ...unlisted(plainHead(scene, catches.title, catches.gone, null)), status: 404 };
  const plain = plainHead(
    scene,
    catches.of(format.dayIn(post.date, yearMonthOf(seoulToday(scene.context.clock())).year)),
    post.story || catches.lead,
    PAGES.catchPost(post.id),
  );
  const [photo] = post.pictures;
  if (!photo) return { ...plain, facts: [] };
  return {
    ...plain,
    facts: [],
    picture: { ...catchPreview(photo), alt: photo.caption || catches.photo(format.day(post.date), 1) },
  };
};

/** Head for all posts, or for a month. */
const catchesHead = (scene: Scene, month: YearMonth | null, path: string): PageHead => ({
  ...plainHead(scene, month ? catches.ofMonth(format.yearMonth(month)) : catches.title, catches.lead, path),
  facts: [],
});

/** For clients without scripts (specification 2: title and description of the store). */
export const headOfPage = async (context: Context, { path, search, origin }: AskedPage): Promise<PageHead> => {
  const [info, logic] = await Promise.all([readInfo(context), readLogic(context)]);
  const scene: Scene = { context, info, logic, origin };
  const place = cleanPath(path).toLowerCase();
  if (!isKnownPage(place)) return { ...unlisted(plainHead(scene, frame.notFound, '', null)), status: 404 };
  // The operator's pages contain no data, not even the name of the store.
  if (isOperatorPage(place))
    return { ...unlisted(plainHead(scene, admin.title, '', null)), description: '', picture: null, isOperators: true };
  if (place === PAGES.home) return plainHead(scene, '', '', place);
  if (place === PAGES.about)
    return {
      ...plainHead(scene, about.title, pages.aboutLead((await readAbout(context)).introduction), place),
      picture: previewPicture('about', aboutPicture(info)),
    };
  if (place === PAGES.privacy)
    return { ...plainHead(scene, pages.privacy, privacyPolicy.lead(storeName(info)), place), facts: [] };
  if (place === PAGES.catches()) return catchesHead(scene, readYearMonth(search), canonicalPath(place, search));
  if (place.startsWith(PAGES.catchPost(''))) return catchHead(scene, place.slice(PAGES.catchPost('').length));
  if (place === PAGES.offer || place.startsWith(PAGES.waiting('')))
    return unlisted(plainHead(scene, waiting.title, waiting.lead, null));
  if (place === PAGES.manifest) return unlisted(plainHead(scene, manifest.title, manifest.lead, null));
  if (place === PAGES.reserveFind)
    return unlisted(plainHead(scene, pages.find, usesReserveFind(logic) ? pages.findLead : lookup.offHint, place));
  if (place === PAGES.reserveRefresh) return unlisted(plainHead(scene, reserve.title, '', null));
  if (place === PAGES.reserve()) return monthHead(scene, readYearMonth(search), canonicalPath(place, search));
  return tripHead(scene, place.slice(PAGES.reserveDay('').length));
};
