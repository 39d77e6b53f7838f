import { matchPath } from 'react-router-dom';
import { configApi } from '#src/store/endpoints/config';
import { unsubscribed } from '#src/store/hooks';
import type { AppStore } from '#src/store/store';
import { visitorPageAt } from './routes';

/** To be called before rendering, on the server and in the browser. A failed query leaves its error in the store. */
export const loadFirstQueries = async ({ dispatch }: AppStore, address: string, now: Date): Promise<void> => {
  const { pathname, searchParams } = new URL(address, 'http://site');
  const page = visitorPageAt(pathname);
  const [, logic, firstQueries] = await Promise.all([
    dispatch(configApi.endpoints.getConfigInfo.initiate(undefined, unsubscribed)),
    dispatch(configApi.endpoints.getConfigLogic.initiate(undefined, unsubscribed)),
    page?.Page.fetchAhead(),
  ]);
  const { params = {} } = matchPath(page?.path ?? '', pathname) ?? {};
  if (logic.data) await firstQueries?.(dispatch, { params, search: searchParams, now, policy: logic.data });
};
