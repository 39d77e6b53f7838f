import { usesReserveFind } from '../../../../contract/config/config.rules';
import { yearMonthOf } from '../../../../contract/day/calendar.rules';
import { dayOffer } from '../../../../contract/day/day.rules';
import { fairStartOf } from '../../../../contract/day/fairStart.rules';
import { PAGES } from '../../../../contract/paths';
import { bookingForm } from '../../../../copy/bookingForm';
import { closedDayText } from '../../../../copy/closedDay';
import { showToast } from '../../../components/base/feedback/Toast/showToast';
import { BookingForm } from '../../../components/visitor/BookingForm/BookingForm';
import { BookingNotice } from '../../../components/visitor/BookingNotice/BookingNotice';
import { useTidePhase } from '../../../store/endpoints/config';
import { useClock } from '../../../store/hooks';
import { showCopied } from '../../base/showCopied';
import type { TripFacts, useBooking } from './useBooking';

interface DayFormProps extends TripFacts {
  attempt: Pick<ReturnType<typeof useBooking>, 'form' | 'pending' | 'typed' | 'restored' | 'keep' | 'submit'>;
}

/** The booking form of a day, with what it says as the day changes. */
export function DayForm({ attempt, ...facts }: DayFormProps) {
  const { day, info, logic } = facts;
  const { form, pending, typed, restored, keep, submit } = attempt;
  const phaseOf = useTidePhase();
  const clock = useClock();
  return (
    <BookingForm
      {...form}
      initial={typed}
      restored={restored}
      onTyped={keep}
      day={day}
      phase={phaseOf(day.date)}
      asksPassword={usesReserveFind(logic)}
      terms={logic}
      fairStart={fairStartOf(logic)}
      pending={pending}
      error={form.error ?? closedNotice(day)}
      onSubmit={(values) => submit(values, facts)}
      onHeadcountReduced={(n) => showToast('info', bookingForm.headcountReduced(n))}
      onTermsChanged={(text) => showToast('info', text)}
      clock={clock}
      listHref={PAGES.reserve(yearMonthOf(day.date))}
    >
      <BookingNotice day={day} bank={info.bank} terms={logic} onCopied={showCopied} />
    </BookingForm>
  );
}

/** The notice for a day that was closed or cancelled while the form was open. */
const closedNotice = (day: Parameters<typeof dayOffer>[0]): string | null => {
  const offer = dayOffer(day);
  if (offer.kind === 'bookable') return null;
  if (offer.state === 'CHARTER') return closedDayText.DAY_CHARTERED;
  return offer.state === 'CANCEL' ? closedDayText.DAY_CANCELLED : closedDayText.DAY_CLOSED;
};
