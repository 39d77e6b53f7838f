import { useState } from 'react';
import { yearMonthOf } from '#contract/day/calendar.rules';
import type { DayOffer } from '#contract/day/day.rules';
import { dayFacts } from '#contract/day/dayFacts.rules';
import { PAGES } from '#contract/paths';
import { bookingForm } from '#copy/bookingForm';
import { closedDayText } from '#copy/closedDay';
import { showToast } from '#src/components/base/feedback/Toast/showToast';
import { BookingForm } from '#src/components/visitor/booking/BookingForm/BookingForm';
import { BookingNotice } from '#src/components/visitor/booking/BookingNotice/BookingNotice';
import { useClock } from '#src/store/hooks';
import { NextBookableDay } from './NextBookableDay';
import type { SeenTrip, useBooking } from './useBooking';

interface DayFormProps extends SeenTrip {
  attempt: Pick<ReturnType<typeof useBooking>, 'form' | 'pending' | 'typed' | 'restored' | 'save' | 'submit'>;
}

export function DayForm({ attempt, ...seen }: DayFormProps) {
  const { day, info, logic } = seen;
  const { form, pending, typed, restored, save, submit } = attempt;
  const clock = useClock();
  const facts = dayFacts(day, logic, clock());
  // It stays after the opening, so that nothing moves.
  const [waited, setWaited] = useState(facts.opensAt !== null);
  if (facts.opensAt !== null && !waited) setWaited(true);
  return (
    <BookingForm
      {...form}
      initial={typed}
      restored={restored}
      onTyped={save}
      facts={facts}
      pending={pending}
      error={form.error ?? closedNotice(facts.offer)}
      onSubmit={(values) => submit(values, seen)}
      onHeadcountReduced={(n) => showToast('info', bookingForm.headcountReduced(n))}
      onTermsChanged={(text) => showToast('info', text)}
      clock={clock}
      listHref={PAGES.reserve(yearMonthOf(day.date))}
      other={waited && <NextBookableDay day={day} policy={logic} />}
    >
      <BookingNotice day={day} bank={info.bank} terms={logic} />
    </BookingForm>
  );
}

const closedNotice = (offer: DayOffer): string | null => {
  if (offer.kind === 'bookable') return null;
  if (offer.state === 'CHARTER') return closedDayText.DAY_CHARTERED;
  return offer.state === 'CANCEL' ? closedDayText.DAY_CANCELLED : closedDayText.DAY_CLOSED;
};
