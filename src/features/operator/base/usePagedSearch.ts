import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { toPageTop } from '../../../components/base/focus';
import { useAppSelector, useAppStore, useLogin } from '../../../store/hooks';
import type { ScreenQuery } from '../../base/Screen';
import { searched, selectSearches, type Searches } from './searches.slice';

/** One of the operator's lists, and how the address of its page names the filters. */
export interface PagedSearch<List extends keyof Searches, Asked> {
  list: List;
  /** The filters in an address; null if it has none, so that those of the slice stay. */
  read: (search: URLSearchParams, hash: string) => Searches[List] | null;
  addressOf: (filters: Searches[List]) => string;
  /** The argument of the query for these filters. */
  askedOf: (filters: Searches[List]) => Asked;
}

/** A list in pages, as RTK Query's hooks return it. */
type PagedQuery<Page> = ScreenQuery & { data?: Page | undefined; currentData?: Page | undefined };

/**
 * A list in pages whose filters are in the slice and in the address. Filters in the address (a link, Back, a reload)
 * are copied to the slice; a choice on the page changes both, and Back restores the previous one. Signing out resets
 * both. The filters of a history entry that was written during another login are ignored: when it is visited, it is
 * replaced with the current ones.
 */
export const usePagedSearch = <List extends keyof Searches, Asked, Page extends { page: number; totalPages: number }>(
  { list, read, addressOf, askedOf }: PagedSearch<List, Asked>,
  useList: (asked: Asked) => PagedQuery<Page>,
) => {
  const location = useLocation();
  const { pathname, search, hash } = location;
  const navigate = useNavigate();
  const store = useAppStore();
  const login = useLogin();
  const filters = useAppSelector((state) => selectSearches(state)[list]);
  const query = useList(askedOf(filters));
  /** The login during which the filters of this history entry were written. */
  const writer = (location.state as { login?: string } | null)?.login;
  const write = (address: string, replace: boolean) => void navigate(address, { replace, state: { login } });

  const follow = useEffectEvent(() => {
    // An address that was typed or pasted has no login in its history state.
    const isStale = writer !== undefined && writer !== login;
    const asked = isStale ? null : read(new URLSearchParams(search), hash);
    const held = addressOf(selectSearches(store.getState())[list]);
    const address = asked ? addressOf(asked) : held;
    if (asked && address !== held) store.dispatch(searched({ [list]: asked }));
    if (address !== pathname + search + hash || writer !== login) write(address, true);
  });
  // A layout effect, so that the list of the previous filters is neither painted nor requested. It depends on the
  // address only: a choice on the page changes the slice first.
  useLayoutEffect(() => follow(), [pathname, search, hash, writer, login]);

  const choose = (chosen: Partial<Searches[List]>, replace = false): void => {
    const next = { ...filters, page: 0, ...chosen };
    store.dispatch(searched({ [list]: next }));
    write(addressOf(next), replace);
  };

  // The page may no longer exist, because its last entry was removed or no longer matches the filters.
  const last = Math.max(0, (query.currentData?.totalPages ?? Infinity) - 1);
  const isGone = filters.page > last;
  const toLastPage = useEffectEvent(() => isGone && choose({ ...filters, page: last }, true));
  useEffect(() => void toLastPage(), [isGone, last]);

  const leave = useEffectEvent(() => {
    const { user, end } = store.getState().session;
    // Signing out removes the keyword from the address; a session that expired resumes with it.
    if (user === null && end !== 'refused') void navigate(pathname, { replace: true });
  });
  useEffect(() => () => leave(), []);

  // The previous list stays visible while the next one is loaded; a failure replaces it.
  const shown = query.isError && !query.currentData ? undefined : query.data;
  return {
    filters,
    /** Changes filters; unless a page is chosen, the list begins with its first one. */
    choose,
    /** The query, whose data stay while others are loaded. */
    query: { currentData: shown, isError: query.isError, error: query.error, refetch: query.refetch },
    /** Whether the list shown is still the previous one. */
    isOld: !query.currentData,
    /** Props of Pagination. */
    pagination: {
      page: shown?.page ?? 0,
      totalPages: shown?.totalPages ?? 0,
      onChange: (page: number) => {
        choose({ ...filters, page });
        toPageTop();
      },
    },
  };
};
