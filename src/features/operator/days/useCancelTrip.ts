import { useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { ManagedGuest } from '#contract/booking/guest.schema';
import { tripCounts, type TripCounts } from '#contract/booking/trip.rules';
import type { DayState, ReserveDay } from '#contract/day/day.schema';
import { TRIP_REASONS } from '#contract/day/tripReasons';
import { PAGES } from '#contract/paths';
import { cancelTrip as copy } from '#copy/cancelTrip';
import { format } from '#copy/format';
import { unanswered } from '#copy/unanswered';
import { showToast } from '#src/components/base/feedback/Toast/showToast';
import { focusPage } from '#src/components/base/focus';
import type { CancelledTripChoice } from '#src/components/operator/days/CancelTripDialog/CancelTripDialog';
import { refusal } from '#src/store/api';
import { useConfirmed, type Holds } from '#src/features/operator/actions/useConfirmed';
import { useReadTrip } from '#src/features/operator/actions/useReadTrip';
import { useCancelTripMutation } from './endpoints';
import type { useDayWork } from './useDayWork';

/** After the cancellation of a trip with bookings, the page opens the call list. */
export const useCancelTrip = (
  day: ReserveDay,
  guests: readonly ManagedGuest[],
  work: Pick<ReturnType<typeof useDayWork>, 'changeState' | 'stateError' | 'saveMemo' | 'memoError'>,
) => {
  const navigate = useNavigate();
  // The home page's link opens the question (PAGES.adminDay), once.
  const [search, setSearch] = useSearchParams();
  const reason = day.state === 'CANCEL' ? undefined : TRIP_REASONS.find((known) => known === search.get('cancel'));
  const [openedFor, setOpenedFor] = useState<DayState | null>(reason === undefined ? null : day.state);
  const [cancelled, setCancelled] = useState(0);
  /** This screen's cancellation has its own toast. */
  const isOwn = useRef(false);
  /** Cancelled by another device, or by a request with a lost response. */
  const [found, setFound] = useState({ count: 0, text: '' });
  // The dialog returns the focus to its opener, which was replaced by another button.
  useEffect(() => {
    if (cancelled + found.count > 0) focusPage();
  }, [cancelled, found]);
  useEffect(() => {
    if (found.count > 0 && !isOwn.current) showToast('info', found.text);
  }, [found]);
  /** The server's numbers after a refusal, until the bookings are refetched. */
  const [refused, setRefused] = useState<{ guests: readonly ManagedGuest[]; counts: TripCounts } | null>(null);
  const [keeping, setKeeping] = useState<'pending' | 'failed' | null>(null);
  const [cancel, cancelling] = useCancelTripMutation();
  const ofCancel = useConfirmed();
  const readTrip = useReadTrip();
  const totals = refused?.guests === guests ? refused.counts : tripCounts(guests);
  const isCancelled = async (): Promise<Holds> => {
    const now = await readTrip(day);
    return now && now.day.state === 'CANCEL' && now.guests.every(({ state }) => state === 'CANCEL');
  };

  // Cancelled by another device, or by a request with a lost response: there is nothing left to confirm.
  const isOver = openedFor === 'CANCEL' ? totals.bookings === 0 : openedFor !== null && day.state === 'CANCEL';
  if (isOver) {
    setOpenedFor(null);
    setFound({
      count: found.count + 1,
      text: openedFor === 'CANCEL' ? unanswered.restCancelled : unanswered.tripCancelled,
    });
  }
  const close = () => {
    setOpenedFor(null);
    if (search.has('cancel')) setSearch({}, { replace: true });
  };
  const finish = ({ bookings }: TripCounts) => {
    close();
    setCancelled((before) => before + 1);
    if (bookings > 0) void navigate(PAGES.adminCalls(day.date));
  };
  const keepBookings = async ({ memo, reason, seen }: CancelledTripChoice) => {
    setKeeping('pending');
    const isSaved = memo === day.memo || (await work.saveMemo(memo, day.memoPublic === 'Y'));
    const isDone = isSaved && (await work.changeState('CANCEL', day.state, reason));
    setKeeping(isDone ? null : 'failed');
    if (isDone) finish(seen);
  };
  return {
    open: () => {
      ofCancel.clear();
      setKeeping(null);
      setOpenedFor(day.state);
    },
    dialog: {
      open: openedFor !== null,
      reason,
      day,
      totals,
      pending: cancelling.isLoading || keeping === 'pending',
      error: keeping === 'failed' ? (work.memoError ?? work.stateError) : ofCancel.error,
      onClose: close,
      onCancelTrip: async (choice: CancelledTripChoice) => {
        if (choice.bookings === 'keep') return keepBookings(choice);
        const { reason, memo, seen } = choice;
        setKeeping(null);
        isOwn.current = true;
        const result = await cancel({ id: day.id, reason, memo, seen });
        const counts = refusal(result.error)?.trip;
        if (counts && counts.bookings > 0) setRefused({ guests, counts });
        else
          await ofCancel.confirm(Promise.resolve(result), {
            done: ({ bookings: cases }) => {
              if (day.state === 'CANCEL') return copy.rest.done(format.cases(cases));
              return cases > 0 ? copy.done(format.cases(cases)) : copy.doneAlone;
            },
            already: day.state === 'CANCEL' ? unanswered.restCancelled : unanswered.tripCancelled,
            holds: isCancelled,
            next: () => finish(seen),
          });
        isOwn.current = false;
      },
    },
    rest: day.state === 'CANCEL' ? totals.bookings : 0,
  };
};
