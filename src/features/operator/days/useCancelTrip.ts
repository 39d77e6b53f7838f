import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ManagedGuest } from '#contract/booking/guest.schema';
import { tripCounts, type TripCounts } from '#contract/booking/trip.rules';
import type { DayState, ReserveDay } from '#contract/day/day.schema';
import type { TripReason } from '#contract/day/tripReason.schema';
import { TRIP_REASONS } from '#contract/day/tripReasons';
import { cancelTrip as copy } from '#copy/cancelTrip';
import { format } from '#copy/format';
import { unanswered } from '#copy/unanswered';
import { showToast } from '#src/components/base/feedback/Toast/showToast';
import type { CancelledTripChoice } from '#src/components/operator/days/CancelTripDialog/CancelTripDialog';
import { refusal } from '#src/store/api';
import { useConfirmed, type Holds } from '#src/features/operator/actions/useConfirmed';
import { useReadTrip } from '#src/features/operator/actions/useReadTrip';
import { useCancelTripMutation, useGetCancelledTripQuery, useRestoreTripMutation } from './endpoints';
import type { useDayWork } from './useDayWork';

const ASKED_EVERY_MS = 60_000;

const toHeading = (): void => document.getElementById('page-title')?.focus();

/** The undo ends after ten minutes. */
export const useCancelTrip = (
  day: ReserveDay,
  guests: readonly ManagedGuest[],
  work: Pick<ReturnType<typeof useDayWork>, 'changeState' | 'stateError' | 'saveMemo' | 'memoError'>,
) => {
  // The operator's home asks by the address (PAGES.adminDay), once.
  const [search, setSearch] = useSearchParams();
  const reason = day.state === 'CANCEL' ? undefined : TRIP_REASONS.find((known) => known === search.get('cancel'));
  const [openedFor, setOpenedFor] = useState<DayState | null>(reason === undefined ? null : day.state);
  const [cancelled, setCancelled] = useState(0);
  /** This screen's cancellation has its own toast. */
  const isOwn = useRef(false);
  /** Cancellations by another device, or with a lost response. */
  const [found, setFound] = useState({ count: 0, text: '' });
  // The dialog gives the focus back to the button that opened it: that is now another one.
  useEffect(() => {
    if (cancelled + found.count > 0) toHeading();
  }, [cancelled, found]);
  useEffect(() => {
    if (found.count > 0 && !isOwn.current) showToast('info', found.text);
  }, [found]);
  /** The server's counts after a refusal, until the bookings are refetched. */
  const [refused, setRefused] = useState<{ guests: readonly ManagedGuest[]; counts: TripCounts } | null>(null);
  const [keeping, setKeeping] = useState<'pending' | 'failed' | null>(null);
  const [cancel, cancelling] = useCancelTripMutation();
  const [restore, restoring] = useRestoreTripMutation();
  const { currentData: trip } = useGetCancelledTripQuery(day.id, {
    skip: day.state !== 'CANCEL',
    pollingInterval: ASKED_EVERY_MS,
  });
  const ofCancel = useConfirmed();
  const ofRestore = useConfirmed();
  const readTrip = useReadTrip();
  const totals = refused?.guests === guests ? refused.counts : tripCounts(guests);
  const isCancelled = async (): Promise<Holds> => {
    const now = await readTrip(day);
    return now && now.day.state === 'CANCEL' && now.guests.every(({ state }) => state === 'CANCEL');
  };

  // Cancelled on another device, or by an attempt with a lost response: nothing is left to confirm.
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
  const keepBookings = async (memo: string, reason: TripReason) => {
    setKeeping('pending');
    const isSaved = memo === day.memo || (await work.saveMemo(memo, day.memoPublic === 'Y'));
    const isDone = isSaved && (await work.changeState('CANCEL', day.state, reason));
    setKeeping(isDone ? null : 'failed');
    if (isDone) close();
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
      onCancelTrip: async ({ reason, memo, bookings, seen }: CancelledTripChoice) => {
        if (bookings === 'keep') return keepBookings(memo, reason);
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
            next: () => {
              close();
              setCancelled((before) => before + 1);
            },
          });
        isOwn.current = false;
      },
    },
    rest: day.state === 'CANCEL' ? totals.bookings : 0,
    undo: day.state === 'CANCEL' && trip ? trip : null,
    restoring: restoring.isLoading,
    restore: async () => {
      await ofRestore.confirm(restore(day.id), {
        already: unanswered.tripRestored,
        holds: async () => {
          const now = await readTrip(day);
          return now && now.day.state !== 'CANCEL';
        },
        done: ({ restored, kept }) =>
          [copy.undo.done(format.cases(restored)), ...(kept > 0 ? [copy.undo.kept(format.cases(kept))] : [])].join(' '),
        next: toHeading,
      });
    },
  };
};
