import { useLocation, useNavigate } from 'react-router-dom';
import { addMonths, seoulToday, yearMonthOf } from '#contract/day/calendar.rules';
import { seatsLeft } from '#contract/day/day.rules';
import type { ReserveDay } from '#contract/day/day.schema';
import { PAGES } from '#contract/paths';
import { addGuest as copy } from '#copy/addGuest';
import { admin } from '#copy/admin';
import { format } from '#copy/format';
import { reserve } from '#copy/reserve';
import { useKeyboard } from '#src/components/base/useKeyboard';
import { EmptyState } from '#src/components/base/feedback/EmptyState/EmptyState';
import { OperatorPage } from '#src/components/frame/Page/OperatorPage';
import { AddGuestForm } from '#src/components/operator/bookings/AddGuestForm/AddGuestForm';
import { ClosedDayQuestion } from '#src/components/operator/days/ClosedDayQuestion/ClosedDayQuestion';
import { closedLast, stateInWords } from '#src/components/operator/days/ClosedDayQuestion/stateInWords';
import { DayStrip } from '#src/components/operator/days/DayStrip/DayStrip';
import { Screen } from '#src/features/base/Screen';
import { useGetDayListQuery } from '#src/store/endpoints/days';
import { useGetGuestsOfDayQuery } from '#src/store/endpoints/guests';
import { useNow } from '#src/store/hooks';
import { Booking } from './PhoneBookingPage.styles';
import { useAddGuest } from './useAddGuest';

/** Choosing another day does not clear the form. */
function BookingOf({ day }: { day: ReserveDay }) {
  const navigate = useNavigate();
  // The former day's data until the new ones are loaded, so that the form stays.
  const { data, isError } = useGetGuestsOfDayQuery(day.id);
  const guests = data ?? (isError ? [] : null);
  const adding = useAddGuest(day);
  if (!guests) return null;
  return (
    <Booking>
      <AddGuestForm
        key={adding.filled}
        {...adding.form}
        day={day}
        guests={guests}
        pending={adding.pending}
        onSubmit={adding.save}
        onClose={() => void navigate(PAGES.adminDay(day.date))}
      />
      <ClosedDayQuestion {...adding.question} day={adding.isAsking ? day : null} confirmLabel={copy.submit} />
    </Booking>
  );
}

/** Lists days of this month and the next one. */
export function PhoneBookingPage() {
  useKeyboard();
  const today = seoulToday(useNow());
  const chosen = useLocation().hash.slice(1);
  const month = yearMonthOf(today);
  const ofMonth = useGetDayListQuery(month);
  const ofNextMonth = useGetDayListQuery(addMonths(month, 1));
  return (
    <OperatorPage section="add" title={admin.nav.add} width="form">
      <Screen queries={[ofMonth, ofNextMonth]} skeleton="rows" failed={{ title: reserve.failed }}>
        {(...months) => {
          const days = months.flat().filter(({ date }) => date >= today);
          const free = closedLast(days.filter((day) => day.state !== 'CANCEL' && seatsLeft(day) > 0));
          const day = days.find(({ date, state }) => date === chosen && state !== 'CANCEL');
          if (free.length === 0 && !day) return <EmptyState title={copy.noDays} picture={false} />;
          return (
            <>
              {free.length > 0 && (
                <DayStrip
                  label={copy.day}
                  days={free.map((one) => ({
                    date: one.date,
                    seats: copy.seats(format.people(seatsLeft(one))),
                    closed: stateInWords(one),
                  }))}
                  current={day?.date}
                  hrefOf={PAGES.adminAdd}
                />
              )}
              {day ? <BookingOf day={day} /> : <p>{copy.choose}</p>}
            </>
          );
        }}
      </Screen>
    </OperatorPage>
  );
}
