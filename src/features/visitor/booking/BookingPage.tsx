import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { usesReserveFind, usesWaiting } from '#contract/config/config.rules';
import { seoulToday, yearMonthOf } from '#contract/day/calendar.rules';
import { dayFacts } from '#contract/day/dayFacts.rules';
import type { ReserveDay } from '#contract/day/day.schema';
import { PAGES } from '#contract/paths';
import { booking, earlier, receipt } from '#copy/booking';
import { standing } from '#copy/lookup';
import { draw } from '#copy/draw';
import { closedDay, closedDayText } from '#copy/closedDay';
import { frame } from '#copy/frame';
import { tripLine, tripTitle } from '#copy/tripText';
import { BookingReceipt } from '#src/components/visitor/booking/BookingReceipt/BookingReceipt';
import { BookingQuestion } from '#src/components/visitor/booking/BookingForm/BookingQuestion';
import { DepositStatement } from '#src/components/visitor/lookup/DepositStatement/DepositStatement';
import { DrawWait } from '#src/components/visitor/booking/DrawWait/DrawWait';
import { EarlierBooking } from '#src/components/visitor/booking/EarlierBooking/EarlierBooking';
import { EmptyState } from '#src/components/base/feedback/EmptyState/EmptyState';
import { LinkButton } from '#src/components/base/actions/LinkButton/LinkButton';
import { toPageTop } from '#src/components/base/focus';
import { VisitorPage } from '#src/components/frame/Page/Page';
import { showToast } from '#src/components/base/feedback/Toast/showToast';
import { isNowhere } from '#src/store/api';
import { useConfigInfo, useConfigLogic } from '#src/store/endpoints/config';
import { daysApi, useGetDayQuery, useRefetchInView } from '#src/store/endpoints/days';
import { useClock, useNow, unsubscribed, type FirstQueries } from '#src/store/hooks';
import { Redirect } from '#src/features/base/Redirect';
import { useCachedDay } from '#src/features/visitor/drafts/cachedDay';
import { readOwnBookings, saveOwnBooking } from '#src/features/visitor/ownBookings/ownBookings';
import { OwnManifest } from '#src/features/visitor/ownManifest/OwnManifest';
import { Screen } from '#src/features/base/Screen';
import { useRead } from '#src/features/base/useRead';
import { showCopied } from '#src/features/base/showCopied';
import { ClosedDay } from './ClosedDay';
import { DayForm } from './DayForm';
import { AboveFooter, Content } from './ClosedDay.styles';
import { nextDayQueries } from './NextBookableDay';
import { TripWays } from './TripWays';
import { pricesOf, useBooking } from './useBooking';

export const firstQueries: FirstQueries = async (dispatch, { params: { id = '' }, policy, now }) => {
  const { data: day } = await dispatch(daysApi.endpoints.getDay.initiate(id, unsubscribed));
  const facts = day && dayFacts(day, policy, now);
  if (facts && facts.problem === null && (facts.offer.kind === 'closed' || facts.opensAt !== null))
    await nextDayQueries(dispatch, { day, policy, now });
};

const findHrefOf = ({ guestId }: { guestId: string }): string => `${PAGES.reserveFind}?id=${guestId}`;

/** Specification 2, 5. */
export function BookingPage() {
  const { id = '' } = useParams();
  // Another day has neither the input nor the idempotency key of this one.
  return <BookingOfDay key={id} id={id} />;
}

function BookingOfDay({ id }: { id: string }) {
  const now = useNow();
  const navigate = useNavigate();
  const clock = useClock();
  const info = useConfigInfo();
  const logic = useConfigLogic();
  const attempt = useBooking(id);
  const { progress, pending, drawing, lost, question, reopened } = attempt;
  const booked = progress.kind !== 'filling';
  const refetch = useRefetchInView();
  const day = useCachedDay(id, useGetDayQuery(id, booked ? {} : refetch));

  const read = useRead(day);

  // Checked on arrival only: if booking ends while the form is open, the input stays and the request is refused.
  const facts = day.currentData && logic.data && dayFacts(day.currentData, logic.data, now);
  const problem = facts?.problem;
  const [admitted, setAdmitted] = useState(false);
  if (problem === null && !admitted) setAdmitted(true);
  // If the day becomes full, an open form stays.
  const [wasOpen, setWasOpen] = useState(false);
  const isOpen = facts?.offer.kind === 'bookable';
  if (isOpen && !wasOpen) setWasOpen(true);
  const isClosed = facts !== undefined && !isOpen;
  const seeOpen = useEffectEvent(reopened);
  useEffect(() => (isClosed ? () => seeOpen() : undefined), [isClosed]);
  const sendBack = Boolean(problem) && !admitted && !booked && !drawing && !lost;
  useEffect(() => {
    if (sendBack && problem) showToast('error', closedDayText[problem]);
  }, [sendBack, problem]);
  const isDrawing = drawing !== null;
  useEffect(() => {
    if (booked || isDrawing || lost) toPageTop();
  }, [booked, isDrawing, lost]);

  // Not while the lookup is off, nor for a booking without a password, made at such a time.
  const policies = [logic.data, progress.kind === 'filling' ? undefined : progress.seen?.logic];
  const canLookUp = policies.every((rules) => rules === undefined || usesReserveFind(rules));
  const own = progress.kind === 'booked' && logic.data && canLookUp ? progress.guest : null;
  const ownNumber = own?.guestId;
  const ownDate = own?.reserveDate;
  useEffect(() => {
    if (ownNumber !== undefined && ownDate !== undefined) saveOwnBooking({ number: ownNumber, date: ownDate });
  }, [ownNumber, ownDate]);

  if (sendBack) return <Redirect to={PAGES.reserve()} saysWhy />;

  const listHref = PAGES.reserve(day.currentData && yearMonthOf(day.currentData.date));
  const list = <LinkButton href={listHref}>{frame.list}</LinkButton>;

  /** An open form does not change its title. */
  const dayTitle = () => {
    if (facts?.offer.kind === 'closed' && !wasOpen) return closedDay.title[facts.offer.state];
    return facts && facts.opensAt !== null && isOpen ? closedDay.opensLater : booking.title;
  };
  const heading = () => {
    if (drawing) return { title: draw.title };
    if (lost) return { title: draw.outcome };
    if (progress.kind === 'filling') return { title: dayTitle(), ...documentOf() };
    if (progress.kind === 'earlier') return { title: earlier.title };
    if (progress.guest.state === 'COMPLETE') return { title: standing.title.paid };
    if (progress.guest.state === 'CANCEL') return { title: receipt.cancelledTitle };
    return { title: receipt.title };
  };
  const present = {
    ...(day.currentData && { day: day.currentData }),
    ...(info.data && { info: info.data }),
    ...(logic.data && { logic: logic.data }),
  };

  /** Equals the server's; no title during loading. */
  const documentOf = () => {
    if (!facts) return { documentTitle: day.isError ? booking.title : null };
    return { documentTitle: tripTitle(facts.day), lead: tripLine(facts) };
  };

  const lookUp = (trip: ReserveDay) => () => {
    const earlierOne = readOwnBookings(seoulToday(now))
      .filter(({ date }) => date === trip.date)
      .at(-1);
    void navigate(earlierOne ? findHrefOf({ guestId: earlierOne.number }) : PAGES.reserveFind);
  };

  const content = () => {
    if (progress.kind !== 'filling') {
      const { day: trip, info: store, logic: rules } = { ...progress.seen, ...present };
      if (trip && store && rules && progress.kind === 'earlier')
        return (
          <EarlierBooking
            booking={progress.booking}
            tel={store.tel}
            findHref={canLookUp ? findHrefOf(progress.booking) : null}
            listHref={PAGES.reserve(yearMonthOf(trip.date))}
            onCopied={showCopied}
          />
        );
      if (trip && store && rules && progress.kind === 'booked')
        return (
          <BookingReceipt
            // A history entry or a server of an earlier release has no prices.
            guest={{ ...pricesOf(trip), ...progress.guest }}
            day={trip}
            terms={rules}
            info={store}
            findHref={canLookUp ? findHrefOf(progress.guest) : null}
            listHref={PAGES.reserve(yearMonthOf(trip.date))}
            statement={
              progress.deposit && (
                <DepositStatement
                  {...progress.deposit.form}
                  guest={progress.guest}
                  pending={progress.deposit.pending}
                  onSay={progress.deposit.say}
                />
              )
            }
            manifest={
              progress.key && (
                <OwnManifest guest={progress.guest} day={trip} policy={rules} proof={{ key: progress.key }} />
              )
            }
            ways={<TripWays day={trip} storeName={store.name || frame.noStore} payBy={progress.guest.payBy} />}
            onCopied={showCopied}
          />
        );
    }
    if (!day.currentData && isNowhere(day.error)) return <EmptyState title={booking.dayGone} action={list} />;
    return (
      <Screen queries={[day, logic, info]} skeleton="form" failed={{ title: booking.loadFailed, tel: info.data?.tel }}>
        {(trip, rules, store) => {
          const shown = dayFacts(trip, rules, now);
          if (wasOpen && !lost) return <DayForm day={trip} info={store} logic={rules} attempt={attempt} />;
          return lost ? (
            <ClosedDay
              facts={shown}
              said={{ title: draw.lostTitle, hint: draw.lostHint }}
              waitHref={usesWaiting(rules) ? PAGES.waiting(trip.id) : null}
              findHref={canLookUp ? PAGES.reserveFind : null}
              tel={store.tel}
              listHref={listHref}
            />
          ) : (
            <ClosedDay
              facts={shown}
              waitHref={shown.hasWaitingList && shown.opensAt === null ? PAGES.waiting(trip.id) : null}
              findHref={canLookUp ? PAGES.reserveFind : null}
              tel={store.tel}
              listHref={listHref}
            />
          );
        }}
      </Screen>
    );
  };

  return (
    <VisitorPage current="reserve" {...heading()} {...(progress.kind === 'filling' && { read })}>
      {drawing && (
        <AboveFooter>
          <DrawWait place={drawing.place} cutOff={drawing.cutOff} clock={clock} />
        </AboveFooter>
      )}
      <Content hidden={drawing !== null}>{content()}</Content>
      {question && !drawing && (
        <BookingQuestion
          doubt={question.doubt}
          tel={question.tel}
          pending={pending}
          onConfirm={question.confirm}
          onClose={question.close}
          onCorrect={question.correct}
          onLookUp={canLookUp && day.currentData ? lookUp(day.currentData) : null}
        />
      )}
    </VisitorPage>
  );
}
