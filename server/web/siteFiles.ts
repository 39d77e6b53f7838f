import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { OPERATOR_APP } from '#contract/boarding/boarding.paths';
import { bookableMonths, usesReserveFind } from '#contract/config/config.rules';
import type { ConfigInfo, ConfigLogic } from '#contract/config/config.schema';
import { monthTabs, seoulToday } from '#contract/day/calendar.rules';
import { isHiddenByTime } from '#contract/day/day.rules';
import { PAGES } from '#contract/paths';
import { frame } from '#copy/frame';
import { pages } from '#copy/pages';
import { reserve } from '#copy/reserve';
import { readLogic } from '#server/content/settings/config.service';
import type { Context } from '#server/context';
import { listDays } from '#server/days/manage/days.service';
import { iconVersion } from './pictureSvg';
import { escapeMarkup } from './markup';

const icons = (version: string) =>
  [192, 512].flatMap((size) => [
    { src: `/icons/${size}.png?v=${version}`, sizes: `${size}x${size}`, type: 'image/png', purpose: 'any' },
    {
      src: `/icons/maskable-${size}.png?v=${version}`,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose: 'maskable',
    },
  ]);

export const manifestOf = (info: ConfigInfo, logic: ConfigLogic): object => ({
  id: PAGES.home,
  name: frame.title(info.name || frame.noStore),
  short_name: info.name || frame.noStore,
  ...(info.desc ? { description: info.desc } : {}),
  lang: 'ko',
  dir: 'ltr',
  start_url: PAGES.home,
  scope: '/',
  display: 'standalone',
  background_color: '#dce9f6',
  theme_color: '#dce9f6',
  icons: icons(iconVersion(info.logo)),
  shortcuts: [
    { name: reserve.title, url: PAGES.reserve() },
    ...(usesReserveFind(logic) ? [{ name: pages.find, url: PAGES.reserveFind }] : []),
  ],
});

/** The operator's pages install as a separate app. */
export const operatorManifestOf = (info: ConfigInfo): object => ({
  id: OPERATOR_APP.scope,
  name: `${info.name || frame.noStore} ${frame.tabs.admin}`,
  short_name: `${info.name || frame.noStore} ${frame.tabs.admin}`,
  lang: 'ko',
  dir: 'ltr',
  start_url: OPERATOR_APP.scope,
  scope: OPERATOR_APP.scope,
  display: 'standalone',
  background_color: '#0b2a4a',
  theme_color: '#0b2a4a',
  icons: icons(iconVersion(info.logo)),
});

/** Search engines may read visitors' pages, and their calendars the subscribed address. */
export const robotsText = (origin: string): string =>
  [
    'User-agent: *',
    'Disallow: /admin',
    'Allow: /api/calendar/',
    'Disallow: /api/',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');

/** The fixed pages, the months, and the upcoming trips. */
export const sitemapXml = async (context: Context, origin: string): Promise<string> => {
  const now = context.clock();
  const logic = await readLogic(context);
  const months = monthTabs(seoulToday(now), bookableMonths(logic));
  const days = (await Promise.all(months.map((month) => listDays(context, month)))).flat();
  const paths = [
    PAGES.home,
    PAGES.about,
    PAGES.catches(),
    PAGES.reserve(),
    ...months.map((month) => PAGES.reserve(month)),
    ...days.filter((day) => !isHiddenByTime(day, now, logic)).map(({ id }) => PAGES.reserveDay(id)),
    PAGES.privacy,
  ];
  const urls = paths.map((path) => `  <url><loc>${escapeMarkup(origin + path)}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
};

/**
 * From scripts/adminWorker.mjs; null in a build without one. Not among the served files, because it has its own policy.
 */
export const readWorker = (clientDir: string): string | null => {
  const file = join(clientDir, '../adminWorker.js');
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
};
