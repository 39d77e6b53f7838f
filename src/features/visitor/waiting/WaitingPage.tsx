import { useEffect } from 'react';
import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { usesReserveFind, usesWaiting } from '#contract/config/config.rules';
import { yearMonthOf } from '#contract/day/calendar.rules';
import { seatsLeft } from '#contract/day/day.rules';
import { dayFacts, type DayFacts } from '#contract/day/dayFacts.rules';
import type { ReserveDay } from '#contract/day/day.schema';
import { PAGES } from '#contract/paths';
import { joinProblem } from '#contract/waiting/waiting.rules';
import type { WaitingPlace } from '#contract/waiting/waiting.schema';
import { booking } from '#copy/booking';
import { format } from '#copy/format';
import { frame } from '#copy/frame';
import { againText } from '#copy/again';
import { ownPlace, waiting as copy, waitingPlace } from '#copy/waiting';
import { LinkButton } from '#src/components/base/actions/LinkButton/LinkButton';
import { EmptyState } from '#src/components/base/feedback/EmptyState/EmptyState';
import { closeErrorToasts } from '#src/components/base/feedback/Toast/showToast';
import { toPageTop } from '#src/components/base/focus';
import { useStillHere } from '#src/components/frame/Page/useStillHere';
import { VisitorPage } from '#src/components/frame/Page/Page';
import type { PersonValues } from '#src/components/visitor/booking/BookingForm/personForm';
import { WaitingForm } from '#src/components/visitor/waiting/WaitingForm/WaitingForm';
import { WaitingPlaced } from '#src/components/visitor/waiting/WaitingPlaced/WaitingPlaced';
import { isNowhere } from '#src/store/api';
import { useConfigInfo, useConfigLogic } from '#src/store/endpoints/config';
import { useGetDayQuery } from '#src/store/endpoints/days';
import { placeName, selectHasEnded } from '#src/store/sync/endedHere';
import { useAppSelector, useNow } from '#src/store/hooks';
import { Screen } from '#src/features/base/Screen';
import { useRead } from '#src/features/base/useRead';
import { useAction } from '#src/features/base/useAction';
import { useCachedDay } from '#src/features/visitor/drafts/cachedDay';
import { bookingDraft, useFormDraft, waitingDraft } from '#src/features/visitor/drafts/useFormDraft';
import { useJoinWaitingMutation } from './endpoints';
import { OwnPlaceSection } from './OwnPlaceSection';
import { Own, Ways } from './WaitingPage.styles';

export function WaitingPage() {
  const { id = '' } = useParams();
  const [search] = useSearchParams();
  return search.has('own') ? <OwnPlaceOfDay key={`own ${id}`} id={id} /> : <WaitingForDay key={id} id={id} />;
}

function OwnPlaceOfDay({ id }: { id: string }) {
  const { currentData: trip } = useGetDayQuery(id);
  return (
    <VisitorPage current="reserve" title={ownPlace.title} lead={ownPlace.lead} sub={ownPlace.lead}>
      <OwnPlaceSection id={id} listHref={PAGES.reserve(trip && yearMonthOf(trip.date))} />
    </VisitorPage>
  );
}

/** In the history entry, so that a reload shows the place again. */
interface WaitingState {
  placed?: { place: WaitingPlace; phone: string };
}

function WaitingForDay({ id }: { id: string }) {
  const now = useNow();
  const info = useConfigInfo();
  const logic = useConfigLogic();
  const day = useCachedDay(id, useGetDayQuery(id, { refetchOnReconnect: true }));
  const read = useRead(day);
  const draft = useFormDraft(waitingDraft(id), bookingDraft(id));
  const navigate = useNavigate();
  const location = useLocation();
  const { placed: inHistory } = (location.state as WaitingState | null) ?? {};
  const isLeft = useAppSelector((state) => selectHasEnded(state, inHistory && placeName(inHistory.place)));
  useEffect(() => {
    if (isLeft) void navigate(location.pathname, { replace: true });
  }, [isLeft, navigate, location.pathname]);
  const placed = isLeft ? undefined : inHistory;
  const isPlaced = placed !== undefined;
  useEffect(() => {
    if (isPlaced) toPageTop();
  }, [isPlaced]);
  const [join, { isLoading: pending }] = useJoinWaitingMutation();
  const { run, form } = useAction();
  const isHere = useStillHere();
  const listHref = PAGES.reserve(day.currentData && yearMonthOf(day.currentData.date));
  const ownHref = logic.data && usesReserveFind(logic.data) && usesWaiting(logic.data) ? PAGES.ownPlace(id) : null;
  const list = <LinkButton href={listHref}>{frame.list}</LinkButton>;

  const submit = async (values: PersonValues) => {
    const result = await join({ id: Number(id), ...values, key: draft.key });
    if (!result.data) return void (await run(result, { again: againText.join }));
    draft.forget();
    const state: WaitingState = { placed: { place: result.data, phone: values.tel } };
    // After navigation the place is a new history entry, like a booking.
    await navigate(location.pathname, { replace: isHere(), state });
    closeErrorToasts();
  };
  const formOf = (facts: DayFacts) => {
    const { day: trip, policy, offer, problem } = facts;
    if (joinProblem(trip, policy) === null && facts.opensAt === null && problem === null)
      return (
        <WaitingForm
          {...form}
          facts={facts}
          pending={pending}
          initial={draft.typed}
          restored={draft.restored}
          onTyped={draft.save}
          onSubmit={submit}
        />
      );
    if (offer.kind === 'bookable' && problem === null)
      return <SeatsFree day={trip} tel={info.data?.tel ?? null} listHref={listHref} />;
    return <EmptyState title={copy.closed} action={list} />;
  };
  const content = () => {
    if (placed) return <WaitingPlaced {...placed} ownHref={ownHref} tel={info.data?.tel ?? null} listHref={listHref} />;
    if (!day.currentData && isNowhere(day.error)) return <EmptyState title={booking.dayGone} action={list} />;
    return (
      <Screen queries={[day, logic]} skeleton="form" failed={{ title: copy.loadFailed, tel: info.data?.tel }}>
        {(trip, rules) => formOf(dayFacts(trip, rules, now))}
      </Screen>
    );
  };
  return (
    <VisitorPage
      current="reserve"
      {...(placed ? { title: waitingPlace.title } : { title: copy.title, lead: copy.lead, sub: copy.lead, read })}
    >
      {content()}
      {!placed && day.currentData && ownHref !== null && (
        <Own>
          <LinkButton href={ownHref} full>
            {ownPlace.open}
          </LinkButton>
        </Own>
      )}
    </VisitorPage>
  );
}

interface SeatsFreeProps {
  /** A day with free seats. */
  day: ReserveDay;
  /** The store's telephone; null if it was never saved. */
  tel: string | null;
  /** Address of the list of trips. */
  listHref: string;
}

/** The waiting list is closed while seats are free; a larger party can call. */
function SeatsFree({ day, tel, listHref }: SeatsFreeProps) {
  const left = seatsLeft(day);
  const people = format.people(left);
  return (
    <EmptyState
      title={copy.free(people)}
      {...(left < day.totalCount && { hint: copy.freeMore(people) })}
      action={
        <Ways>
          <LinkButton href={PAGES.reserveDay(day.id)} variant="primary" size="large" full>
            {copy.book}
          </LinkButton>
          {tel && (
            <LinkButton href={`tel:${tel}`} icon="phone" size="large" full>
              {frame.call}
            </LinkButton>
          )}
          <LinkButton href={listHref} icon="list" size="large" full>
            {frame.list}
          </LinkButton>
        </Ways>
      }
    />
  );
}
