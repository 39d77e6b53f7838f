import { matchPath } from 'react-router-dom';
import { addMonths, seoulToday, yearMonthOf } from '../../contract/day/calendar.rules';
import { PAGES, readYearMonth } from '../../contract/paths';
import { needsNextMonth } from '../features/visitor/home/needsNextMonth';
import { configApi } from '../store/endpoints/config';
import { daysApi } from '../store/endpoints/days';
import type { AppStore } from '../store/store';

/** The page's hooks subscribe. */
const unsubscribed = { subscribe: false } as const;

/**
 * Loads what a visitors' page shows first into the store: on the server before it renders the page, in the browser,
 * from the answers that came with the page, before it takes over. A failed query leaves its error in the store.
 * `address` is path and query.
 */
export const loadFirstQueries = async ({ dispatch }: AppStore, address: string, now: Date): Promise<void> => {
  const { pathname, searchParams } = new URL(address, 'http://site');
  const [, logic] = await Promise.all([
    dispatch(configApi.endpoints.getConfigInfo.initiate(undefined, unsubscribed)),
    dispatch(configApi.endpoints.getConfigLogic.initiate(undefined, unsubscribed)),
  ]);
  if (/^\/(about\/?|catch\/?)?$/i.test(pathname)) {
    // Part of the scripts of these pages, which other pages do not load.
    const { aboutApi } = await import('../store/endpoints/about');
    await dispatch(aboutApi.endpoints.getAbout.initiate(undefined, unsubscribed));
  }
  if (!logic.data) return;
  const thisMonth = yearMonthOf(seoulToday(now));
  const list = (month = thisMonth) => dispatch(daysApi.endpoints.getDayList.initiate(month, unsubscribed));

  if (matchPath(PAGES.reserve(), pathname)) await list(readYearMonth(searchParams) ?? thisMonth);
  if (matchPath(PAGES.home, pathname)) {
    const [{ data }] = await Promise.all([
      list(),
      import('../store/endpoints/latestCatches').then(({ latestCatchesApi }) =>
        dispatch(latestCatchesApi.endpoints.getLatestCatches.initiate(undefined, unsubscribed)),
      ),
    ]);
    if (data && needsNextMonth(data, now, logic.data)) await list(addMonths(thisMonth, 1));
  }
  const post = matchPath(PAGES.catchPost(':id'), pathname)?.params.id;
  if (post !== undefined || matchPath(PAGES.catches(), pathname)) {
    // Loaded with these pages only.
    const { getCatch, getCatchList } = (await import('../store/endpoints/catches')).catchesApi.endpoints;
    if (post === undefined) await dispatch(getCatchList.initiate(readYearMonth(searchParams), unsubscribed));
    else await dispatch(getCatch.initiate(post, unsubscribed));
  }
  const id = matchPath(PAGES.reserveDay(':id'), pathname)?.params.id;
  const isDay =
    id !== undefined && !matchPath(PAGES.reserveFind, pathname) && !matchPath(PAGES.reserveRefresh, pathname);
  if (isDay) await dispatch(daysApi.endpoints.getDay.initiate(id, unsubscribed));
};
