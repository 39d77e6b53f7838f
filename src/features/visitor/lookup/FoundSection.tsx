import type { Lookup } from '#contract/booking/booking.schema';
import { seoulToday, yearMonthOf } from '#contract/day/calendar.rules';
import type { FoundGuest } from '#contract/booking/guest.schema';
import { PAGES } from '#contract/paths';
import { againText } from '#copy/again';
import { booking } from '#copy/booking';
import { changedBooking } from '#copy/changedBooking';
import { lookup } from '#copy/lookup';
import { FoundBooking } from '#src/components/visitor/lookup/FoundBooking/FoundBooking';
import { DepositStatement } from '#src/components/visitor/lookup/DepositStatement/DepositStatement';
import { showToast } from '#src/components/base/feedback/Toast/showToast';
import { toPageTop } from '#src/components/base/focus';
import { useShell } from '#src/components/frame/Page/Shell';
import { useStillHere } from '#src/components/frame/Page/useStillHere';
import { useConfigLogic, useTidePhase, useTripTerms } from '#src/store/endpoints/config';
import { useGetDayByDateQuery } from '#src/store/endpoints/days';
import { depositSaid, useStateDepositMutation } from '#src/store/endpoints/deposit';
import { refusal } from '#src/store/api';
import { useNow } from '#src/store/hooks';
import { OwnManifest } from '#src/features/visitor/ownManifest/OwnManifest';
import { Screen } from '#src/features/base/Screen';
import { showCopied } from '#src/features/base/showCopied';
import { useAction, type Result } from '#src/features/base/useAction';
import { useCancelBookingMutation, useFindBookingMutation } from './endpoints';

interface FoundSectionProps {
  guest: FoundGuest;
  /** In memory for the cancellation, until the page is left. */
  asked: Lookup;
  onChanged: (guest: FoundGuest) => void;
}

const CHANGED: ReadonlySet<string | undefined> = new Set([
  'ALREADY_CANCELLED',
  'TRIP_DEPARTED',
  'NO_DEPOSIT_DUE',
  'SUM_CHANGED',
]);

/** The confirmation is for these values only. */
const ASKED_ABOUT = ['state', 'reserveDate', 'guestCount', 'reservePrice', 'paid'] as const;

export function FoundSection({ guest, asked, onChanged }: FoundSectionProps) {
  const { info } = useShell();
  const today = seoulToday(useNow());
  const day = useGetDayByDateQuery(guest.reserveDate);
  const phaseOf = useTidePhase();
  const terms = useTripTerms();
  const { data: policy } = useConfigLogic();
  const [cancel, cancelling] = useCancelBookingMutation();
  const { run } = useAction();
  const [stateDeposit, stating] = useStateDepositMutation();
  const deposit = useAction();
  const [find, finding] = useFindBookingMutation();
  const isHere = useStillHere();
  const show = (changed: FoundGuest): void => {
    onChanged(changed);
    // The pressed and focused button is removed.
    toPageTop();
  };
  /** The operator, or a request with a lost response, has changed the booking. */
  const showIfChanged = async ({ error }: Result): Promise<void> => {
    if (!CHANGED.has(refusal(error)?.code)) return;
    const [{ data }] = await Promise.all([find(asked), day.refetch()]);
    if (data && isHere()) show(data);
  };

  const isAsShown = async (): Promise<boolean> => {
    const [{ data }] = await Promise.all([find(asked), day.refetch()]);
    if (!data || !isHere()) return true;
    if (ASKED_ABOUT.every((fact) => data[fact] === guest[fact])) return true;
    showToast('info', changedBooking.notice);
    show(data);
    return false;
  };

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
          pending={cancelling.isLoading || finding.isLoading}
          statement={
            <DepositStatement
              {...deposit.form}
              guest={guest}
              pending={stating.isLoading}
              onSay={async (said) => {
                const result = await stateDeposit({ ...asked, ...said });
                const isSaid = await deposit.run(result, {
                  done: depositSaid(said),
                  again: againText.claim,
                  next: onChanged,
                });
                await showIfChanged(result);
                return isSaid;
              }}
            />
          }
          manifest={
            policy && <OwnManifest guest={guest} day={trip} policy={policy} proof={{ password: asked.password }} />
          }
          onCopied={showCopied}
          listHref={PAGES.reserve(guest.reserveDate < today ? undefined : yearMonthOf(guest.reserveDate))}
          onAsk={isAsShown}
          onCancel={async (seen) => {
            const result = await cancel({ ...asked, seen });
            await run(result, { done: lookup.cancelled, again: againText.cancel, next: show });
            await showIfChanged(result);
          }}
        />
      )}
    </Screen>
  );
}
