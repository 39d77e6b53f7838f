import { useEffect, useLayoutEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { guestsAddress, PAGES, readGuestsAsked, type GuestsAsked } from '../../../contract/paths';
import type { RootState } from '../../store/reducer';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { guestsAsked, type GuestFilterChoice } from './guestFilter.slice';
import { selectGuestFilter } from './selectGuestFilter';

const askedBy = ({ period, state, keyword, page }: ReturnType<typeof selectGuestFilter>): GuestsAsked => ({
  date: period,
  guestState: state,
  keyword,
  page,
});

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
  const filter = useAppSelector(selectGuestFilter);
  const dayId = readDayId(search);
  const asked = readGuestsAsked(new URLSearchParams(search), hash);
  const named = asked && guestsAddress(asked, dayId);
  const held = guestsAddress(askedBy(filter), dayId);

  // Before anything is painted or asked for: the list of the filters of before must not flash by.
  useLayoutEffect(() => {
    if (asked && named !== held) dispatch(guestsAsked(asked));
    const address = named ?? held;
    if (address !== PAGES.adminGuests + search + hash) void navigate(address, { replace: true });
    // The address alone is followed here: what is chosen on the page writes both.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [search, hash]);

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
    const filter = dispatch((_: unknown, getState: () => RootState) => selectGuestFilter(getState()));
    void navigate(guestsAddress(askedBy(filter), dayId));
  };
};
