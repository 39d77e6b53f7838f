import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { toPageTop } from '#src/components/base/focus';
import { useAppSelector, useAppStore, useLogin } from '#src/store/hooks';
import type { ScreenQuery } from '#src/features/base/Screen';
import { searches, type Searches } from './searches';

export interface PagedSearch<List extends keyof Searches, Asked> {
  list: List;
  /** Null if the address has no filters: those of the slice stay. */
  read: (search: URLSearchParams, hash: string) => Searches[List] | null;
  addressOf: (filters: Searches[List]) => string;
  askedOf: (filters: Searches[List]) => Asked;
}

type PagedQuery<Page> = ScreenQuery & { data?: Page | undefined; currentData?: Page | undefined };

/**
 * The address (a link, Back, a reload) sets the filters; a choice changes both, a logout resets both. A history entry
 * of another login gets the current filters.
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
  const filters = useAppSelector((state) => searches.select(state)[list]);
  const query = useList(askedOf(filters));
  const writer = (location.state as { login?: string } | null)?.login;
  const write = (address: string, replace: boolean) => void navigate(address, { replace, state: { login } });

  const follow = useEffectEvent(() => {
    // A typed or pasted address has no login in its history state.
    const isStale = writer !== undefined && writer !== login;
    const asked = isStale ? null : read(new URLSearchParams(search), hash);
    const held = addressOf(searches.select(store.getState())[list]);
    const address = asked ? addressOf(asked) : held;
    if (asked && address !== held) store.dispatch(searches.changed({ [list]: asked }));
    if (address !== pathname + search + hash || writer !== login) write(address, true);
  });
  // A layout effect, so that the former list is neither painted nor requested. Runs on a new address only, because a
  // choice changes the slice first.
  useLayoutEffect(() => follow(), [pathname, search, hash, writer, login]);

  const choose = (chosen: Partial<Searches[List]>, replace = false): void => {
    const next = { ...filters, page: 0, ...chosen };
    store.dispatch(searches.changed({ [list]: next }));
    write(addressOf(next), replace);
  };

  // The last page may no longer exist.
  const last = Math.max(0, (query.currentData?.totalPages ?? Infinity) - 1);
  const isGone = filters.page > last;
  const toLastPage = useEffectEvent(() => isGone && choose({ ...filters, page: last }, true));
  useEffect(() => void toLastPage(), [isGone, last]);

  const leave = useEffectEvent(() => {
    const { user, end } = store.getState().session;
    // A logout removes the keyword from the address; an expired session does not.
    if (user === null && end !== 'refused') void navigate(pathname, { replace: true });
  });
  useEffect(() => () => leave(), []);

  // The former list stays visible while the next one loads; a failure replaces it.
  const shown = query.isError && !query.currentData ? undefined : query.data;
  return {
    filters,
    /** A new choice starts with the first page, unless it chooses a page. */
    choose,
    query: { currentData: shown, isError: query.isError, error: query.error, refetch: query.refetch },
    isOld: !query.currentData,
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
