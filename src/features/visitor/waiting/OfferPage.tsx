import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { payDeadline } from '#contract/booking/deadline.rules';
import type { Guest } from '#contract/booking/guest.schema';
import type { ConfigInfo, ConfigLogic } from '#contract/config/config.schema';
import { dayFacts } from '#contract/day/dayFacts.rules';
import { linkTokenIn, PAGES } from '#contract/paths';
import type { Offer } from '#contract/waiting/waiting.schema';
import { booking } from '#copy/booking';
import { frame } from '#copy/frame';
import { againText } from '#copy/again';
import { offer as copy } from '#copy/waiting';
import { LinkButton } from '#src/components/base/actions/LinkButton/LinkButton';
import { EmptyState } from '#src/components/base/feedback/EmptyState/EmptyState';
import { Skeleton } from '#src/components/base/feedback/Skeleton/Skeleton';
import { showToast } from '#src/components/base/feedback/Toast/showToast';
import { useIsHydrating } from '#src/components/base/useIsHydrating';
import { toPageTop } from '#src/components/base/focus';
import { VisitorPage } from '#src/components/frame/Page/Page';
import { useStillHere } from '#src/components/frame/Page/useStillHere';
import { BookingNotice } from '#src/components/visitor/booking/BookingNotice/BookingNotice';
import { SeatOffer } from '#src/components/visitor/waiting/SeatOffer/SeatOffer';
import { refusal } from '#src/store/api';
import { useConfigInfo, useConfigLogic } from '#src/store/endpoints/config';
import { daysApi } from '#src/store/endpoints/days';
import { useAppDispatch, useClock } from '#src/store/hooks';
import { Screen } from '#src/features/base/Screen';
import { useAction, type Result } from '#src/features/base/useAction';
import { offerDraft, useFormDraft } from '#src/features/visitor/drafts/useFormDraft';
import { useAcceptOfferMutation, useDeclineOfferMutation, useGetOfferQuery, waitingApi } from './endpoints';

/** The token is in the hash, so that browsers do not send it with the page's address. */
export function OfferPage() {
  const token = linkTokenIn(useLocation().hash.slice(1));
  return <OfferOfToken key={token} token={token} />;
}

/** The server's text for an offer that has ended, else null. */
const endOf = (error: unknown): string | null => {
  const refused = refusal(error);
  const isOver = refused && /^(?:OFFER|DAY)_/.test(refused.code);
  return isOver ? refused.message : null;
};

const list = (
  <LinkButton href={PAGES.reserve()} icon="list">
    {frame.list}
  </LinkButton>
);

function OfferOfToken({ token }: { token: string }) {
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const isHydrating = useIsHydrating();
  const info = useConfigInfo();
  const logic = useConfigLogic();
  const clock = useClock();
  const now = clock();
  const query = useGetOfferQuery(token, { skip: token === '', refetchOnFocus: true });
  const draft = useFormDraft(offerDraft(token));
  const [accept, accepting] = useAcceptOfferMutation();
  const [decline, declining] = useDeclineOfferMutation();
  const [readDay] = daysApi.useLazyGetDayByDateQuery();
  const [declined, setDeclined] = useState(false);
  const [ended, setEnded] = useState<string | null>(null);
  const isHere = useStillHere();
  const { run, form } = useAction();
  /** An offer may have ended meanwhile: accepted or declined on another device, or expired. */
  const settle = async <Data,>(outcome: Result<Data>, after?: Parameters<typeof run<Data>>[1]) => {
    const end = endOf(outcome.error);
    if (end === null || !isHere()) return void (await run(outcome, after));
    setEnded(end);
    // The pressed and focused button is removed.
    toPageTop();
  };

  /** After navigation the booking is a new history entry; otherwise it replaces the link's. */
  const show = async (dayId: number, booked: Guest, seen?: object) => {
    draft.forget();
    await navigate(PAGES.reserveDay(dayId), {
      replace: isHere(),
      state: { booked, ...(seen && { seen }), key: draft.key },
    });
    showToast('success', booking.booked);
  };
  const book = async ({ day }: Offer, store: ConfigInfo, rules: ConfigLogic) => {
    const { price, reservePrice } = day;
    const outcome = await accept({ token, seen: { price, reservePrice }, key: draft.key });
    const prices = refusal(outcome.error)?.prices;
    if (outcome.data) await show(day.id, outcome.data, { day, info: store, logic: rules });
    else if (prices)
      dispatch(waitingApi.util.updateQueryData('getOffer', token, (offer) => void Object.assign(offer.day, prices)));
    else await settle(outcome, { again: againText.book });
  };

  const [asked, setAsked] = useState(false);
  /** This tab may have accepted the seats with a lost response: a retry returns the booking. */
  const mayBeOwn =
    !asked && refusal(query.error)?.code === 'OFFER_ACCEPTED' && (draft.restored ?? draft.typed).consent === true;
  const askAgain = async () => {
    const { data: booked } = await accept({ token, key: draft.key });
    const { data: day } = booked ? await readDay(booked.reserveDate) : {};
    if (booked && day && isHere()) await show(day.id, booked);
    else setAsked(true);
  };
  const seeOwn = useEffectEvent(() => void (mayBeOwn && Promise.resolve().then(askAgain)));
  useEffect(() => seeOwn(), [mayBeOwn]);

  const showDeclined = () => {
    draft.forget();
    setDeclined(true);
    toPageTop();
  };
  const reason = token === '' && !isHydrating ? copy.unknown : (ended ?? endOf(query.error));
  const content = () => {
    if (declined) return <EmptyState title={copy.declined} hint={copy.declinedText} action={list} />;
    if (mayBeOwn) return <Skeleton kind="form" label={frame.loading} />;
    if (reason) return <EmptyState title={reason} action={list} />;
    return (
      <Screen queries={[query, logic, info]} skeleton="form" failed={{ title: copy.loadFailed, tel: info.data?.tel }}>
        {(offer, rules, store) => (
          <SeatOffer
            {...form}
            offer={offer}
            facts={dayFacts(offer.day, rules, now)}
            clock={clock}
            pending={accepting.isLoading ? 'accept' : declining.isLoading ? 'decline' : null}
            initial={draft.typed}
            restored={draft.restored}
            onTyped={draft.save}
            onTermsChanged={(text) => showToast('info', text)}
            onAccept={() => book(offer, store, rules)}
            onDecline={async () => settle(await decline(token), { next: showDeclined })}
          >
            <BookingNotice
              day={offer.day}
              bank={store.bank}
              terms={rules}
              payBy={payDeadline(now, offer.day, rules)?.toISOString() ?? null}
            />
          </SeatOffer>
        )}
      </Screen>
    );
  };
  return (
    <VisitorPage current="reserve" title={query.currentData && !declined && !reason ? copy.title : copy.pageTitle}>
      {content()}
    </VisitorPage>
  );
}
