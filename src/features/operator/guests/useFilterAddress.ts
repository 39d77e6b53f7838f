import { useEffect, useLayoutEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { guestsAddress, PAGES, readGuestListFilters } from '../../../../contract/paths';
import type { RootState } from '../../../store/reducer';
import { useAppDispatch, useLogin } from '../../../store/hooks';
import { guestsAsked, type GuestFilterChoice } from './guestFilter.slice';
import { selectGuestFilter } from './selectGuestFilter';

/** The address that corresponds to the filters in the slice. */
const addressOf = (state: RootState, dayId: number | null): string => {
  const { period, state: guestState, keyword, page } = selectGuestFilter(state);
  return guestsAddress({ date: period, guestState, keyword, page }, dayId);
};

const readDayId = (search: string): number | null => {
  const id = Number(new URLSearchParams(search).get('id'));
  return Number.isInteger(id) && id > 0 ? id : null;
};

/** State of a history entry: the login during which its keyword was written. */
interface Written {
  login?: string;
}

/**
 * Keeps the address and the slice in sync: filters in the address (a link, Back, a reload) are copied to the slice; an
 * address without filters gets those of the slice. Signing out resets both. The filters of a history entry that was
 * written during another login are ignored: when it is visited, it is replaced with the current filters. Returns the id
 * of the reserve day that the address limits the list to, or null.
 */
export const useFilterAddress = (): number | null => {
  const location = useLocation();
  const { search, hash } = location;
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const dayId = readDayId(search);
  const login = useLogin();
  const writer = (location.state as Written | null)?.login;
  // An address that was typed or pasted has no login in its history state.
  const isStale = writer !== undefined && writer !== login;

  // A layout effect, so that the list of the previous filters is neither painted nor requested. It depends on the
  // address only and reads the current slice: a choice on the page updates both.
  useLayoutEffect(() => {
    const asked = isStale ? null : readGuestListFilters(new URLSearchParams(search), hash);
    const named = asked && guestsAddress(asked, dayId);
    const held = dispatch((_: unknown, getState: () => RootState) => addressOf(getState(), dayId));
    if (asked && named !== held) dispatch(guestsAsked(asked));
    const address = named ?? held;
    if (address !== PAGES.adminGuests + search + hash || writer !== login)
      void navigate(address, { replace: true, state: { login } satisfies Written });
  }, [search, hash, isStale, writer, login, dayId, dispatch, navigate]);

  useEffect(
    () => () => {
      const { user, refused } = dispatch((_: unknown, getState: () => RootState) => getState().session);
      // Signing out removes the keyword from the address; a session that expired resumes with it.
      if (user === null && !refused) void navigate(PAGES.adminGuests, { replace: true });
    },
    [dispatch, navigate],
  );
  return dayId;
};

/** Returns a function that changes a filter in the slice and the address; Back restores the previous one. */
export const useChooseFilter = (dayId: number | null) => {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const login = useLogin();
  return (choice: GuestFilterChoice): void => {
    dispatch(choice);
    const address = dispatch((_: unknown, getState: () => RootState) => addressOf(getState(), dayId));
    void navigate(address, { state: { login } satisfies Written });
  };
};
