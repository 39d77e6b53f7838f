import { bookableMonths } from '../../contract/config/config.rules';
import { monthTabs, seoulToday } from '../../contract/day/calendar.rules';
import { isHiddenByTime } from '../../contract/day/day.rules';
import { PAGES } from '../../contract/paths';
import { readLogic } from '../config/config.service';
import type { Context } from '../context';
import { listDays } from '../days/days.service';
import { escapeMarkup } from './escape';

/** robots.txt: search engines may read the visitors' pages. */
export const robotsText = (origin: string): string =>
  ['User-agent: *', 'Disallow: /admin', 'Disallow: /api/', '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');

/** sitemap.xml: the fixed pages, the months, and the upcoming trips. */
export const sitemapXml = async (context: Context, origin: string): Promise<string> => {
  const now = context.clock();
  const logic = await readLogic(context);
  const months = monthTabs(seoulToday(now), bookableMonths(logic));
  const days = (await Promise.all(months.map((month) => listDays(context, month)))).flat();
  const paths = [
    PAGES.home,
    PAGES.about,
    PAGES.reserve(),
    ...months.map((month) => PAGES.reserve(month)),
    ...days.filter(({ date }) => !isHiddenByTime(date, now, logic)).map(({ id }) => PAGES.reserveDay(id)),
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
