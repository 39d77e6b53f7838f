import { useEffect, useLayoutEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { guestsAddress, PAGES, readGuestListFilters } from '../../../contract/paths';
import type { RootState } from '../../store/reducer';
import { useAppDispatch } from '../../store/hooks';
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

/**
 * Keeps the address and the slice one: an address that names filters is taken over (a link, Back, a reload), one that
 * names none shows those of the slice. Signing out empties both. Answers the reserve day that the address narrows to.
 */
export const useFilterAddress = (): number | null => {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const dayId = readDayId(search);

  // Before anything is painted or asked for: the list of the filters of before must not flash by. The address alone is
  // followed, and the slice read as it now is: what is chosen on the page writes both.
  useLayoutEffect(() => {
    const asked = readGuestListFilters(new URLSearchParams(search), hash);
    const named = asked && guestsAddress(asked, dayId);
    const held = dispatch((_: unknown, getState: () => RootState) => addressOf(getState(), dayId));
    if (asked && named !== held) dispatch(guestsAsked(asked));
    const address = named ?? held;
    if (address !== PAGES.adminGuests + search + hash) void navigate(address, { replace: true });
  }, [search, hash, dayId, dispatch, navigate]);

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
  return (choice: GuestFilterChoice): void => {
    dispatch(choice);
    void navigate(dispatch((_: unknown, getState: () => RootState) => addressOf(getState(), dayId)));
  };
};
