import { useEffect, useLayoutEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { guestsAddress, PAGES, readGuestListFilters } from '../../../../contract/paths';
import type { RootState } from '../../../store/reducer';
import { useAppDispatch, useLogin } from '../../../store/hooks';
import { guestsAsked, type GuestFilterChoice } from './guestFilter.slice';
import { selectGuestFilter } from './selectGuestFilter';

/** The address that names the filters of the slice. */
const addressOf = (state: RootState, dayId: number | null): string => {
  const { period, state: guestState, keyword, page } = selectGuestFilter(state);
  return guestsAddress({ date: period, guestState, keyword, page }, dayId);
};

const readDayId = (search: string): number | null => {
  const id = Number(new URLSearchParams(search).get('id'));
  return Number.isInteger(id) && id > 0 ? id : null;
};

/** What an entry of the browser's history keeps beside its address: the login that wrote a keyword there. */
interface Written {
  login?: string;
}

/**
 * Keeps the address and the slice one: an address that names filters is taken over (a link, Back, a reload), one that
 * names none shows those of the slice. Signing out empties both, and a keyword that another login left in an entry
 * further back counts no more: that entry is given the filters of now as soon as somebody comes to it. Answers the
 * reserve day that the address narrows to.
 */
export const useFilterAddress = (): number | null => {
  const location = useLocation();
  const { search, hash } = location;
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const dayId = readDayId(search);
  const login = useLogin();
  const writer = (location.state as Written | null)?.login;
  // An address that somebody typed or copied has no writer.
  const isStale = writer !== undefined && writer !== login;

  // Before anything is painted or asked for: the list of the filters of before must not flash by. The address alone is
  // followed, and the slice read as it now is: what is chosen on the page writes both.
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
      // Who signs out leaves no name behind; a login that ended by itself goes on where it was.
      if (user === null && !refused) void navigate(PAGES.adminGuests, { replace: true });
    },
    [dispatch, navigate],
  );
  return dayId;
};

/** Changes a filter, in the slice and in the address: Back leads to the one before. */
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
