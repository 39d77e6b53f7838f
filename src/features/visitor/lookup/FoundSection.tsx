import type { Lookup } from '../../../../contract/booking/booking.schema';
import { seoulToday, yearMonthOf } from '../../../../contract/day/calendar.rules';
import type { FoundGuest } from '../../../../contract/booking/guest.schema';
import { PAGES } from '../../../../contract/paths';
import { booking } from '../../../../copy/booking';
import { lookup } from '../../../../copy/lookup';
import { FoundBooking } from '../../../components/visitor/FoundBooking/FoundBooking';
import { DepositStatement } from '../../../components/visitor/DepositStatement/DepositStatement';
import { toPageTop } from '../../../components/frame/Page/focusPage';
import { useShell } from '../../../components/frame/Page/Shell';
import { useTidePhase, useTripTerms } from '../../../store/endpoints/config';
import { useGetDayByDateQuery } from '../../../store/endpoints/days';
import { depositSaid, useStateDepositMutation } from '../../../store/endpoints/deposit';
import { useNow } from '../../../store/hooks';
import { Screen } from '../../base/Screen';
import { showCopied } from '../../base/showCopied';
import { useAction } from '../../base/useAction';
import { useCancelBookingMutation } from './endpoints';

interface FoundSectionProps {
  guest: FoundGuest;
  /** Booking number and password, kept for the cancellation while the page is open. */
  asked: Lookup;
  onChanged: (guest: FoundGuest) => void;
}

/** The booking that was found, with its day's details and the cancellation. */
export function FoundSection({ guest, asked, onChanged }: FoundSectionProps) {
  const { info } = useShell();
  const today = seoulToday(useNow());
  const day = useGetDayByDateQuery(guest.reserveDate);
  const phaseOf = useTidePhase();
  const terms = useTripTerms();
  const [cancel, cancelling] = useCancelBookingMutation();
  const { run } = useAction();
  const [stateDeposit, stating] = useStateDepositMutation();
  const deposit = useAction();

  return (
    <Screen queries={[day]} skeleton="form" failed={{ title: booking.loadFailed }}>
      {(trip) => (
        <FoundBooking
          guest={guest}
          day={trip}
          terms={terms}
          info={{ bank: info?.bank ?? null, tel: info?.tel ?? null }}
          phase={phaseOf(guest.reserveDate)}
          today={today}
          pending={cancelling.isLoading}
          statement={
            <DepositStatement
              {...deposit.form}
              guest={guest}
              pending={stating.isLoading}
              onSay={(said) =>
                deposit.run(stateDeposit({ ...asked, ...said }), { done: depositSaid(said), next: onChanged })
              }
            />
          }
          onCopied={showCopied}
          listHref={PAGES.reserve(guest.reserveDate < today ? undefined : yearMonthOf(guest.reserveDate))}
          onCancel={async () => {
            await run(cancel(asked), {
              done: lookup.cancelled,
              next: (cancelled) => {
                onChanged(cancelled);
                // The pressed button, which had the focus, is removed.
                toPageTop();
              },
            });
          }}
        />
      )}
    </Screen>
  );
}
