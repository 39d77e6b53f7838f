import { useEffect } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { PAGES, readGuestsAsked, type GuestsAsked } from '../../../contract/paths';
import { useAppDispatch } from '../../store/hooks';
import { guestsAsked } from './guestFilter.slice';
import { GuestList } from './GuestList';

/** The reserve day in `?id`, or null. */
const readDayId = (search: URLSearchParams): number | null => {
  const id = Number(search.get('id'));
  return Number.isInteger(id) && id > 0 ? id : null;
};

/**
 * `/admin/guest?id&guestState&date&keyword`: search among the bookings of all trips, or of one (specification 2, 4).
 * Filters in the address are taken over once; from then on the slice holds them.
 */
export function GuestListPage() {
  const [search] = useSearchParams();
  const dayId = readDayId(search);
  const asked = readGuestsAsked(search);
  if (asked) return <TakeOver asked={asked} to={PAGES.adminGuests + (dayId ? `?id=${dayId}` : '')} />;
  return <GuestList dayId={dayId} />;
}

function TakeOver({ asked, to }: { asked: GuestsAsked; to: string }) {
  const dispatch = useAppDispatch();
  useEffect(() => {
    dispatch(guestsAsked(asked));
  });
  return <Navigate to={to} replace />;
}
