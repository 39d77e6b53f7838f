import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { v4 as uuid } from 'uuid';
import type { ConfigInfo, ConfigLogic } from '../../../../contract/config/config.schema';
import { PAGES } from '../../../../contract/paths';
import type { Offer } from '../../../../contract/waiting/waiting.schema';
import { booking } from '../../../../copy/booking';
import { frame } from '../../../../copy/frame';
import { offer as copy } from '../../../../copy/waiting';
import { LinkButton } from '../../../components/base/actions/LinkButton/LinkButton';
import { EmptyState } from '../../../components/base/feedback/EmptyState/EmptyState';
import { useIsHydrating } from '../../../components/base/useIsHydrating';
import { toPageTop } from '../../../components/frame/Page/focusPage';
import { VisitorPage } from '../../../components/frame/Page/Page';
import { SeatOffer } from '../../../components/visitor/SeatOffer/SeatOffer';
import { refusal } from '../../../store/api';
import { useConfigInfo, useConfigLogic, useTidePhase } from '../../../store/endpoints/config';
import { Screen } from '../../base/Screen';
import { useAction, type Answer } from '../../base/useAction';
import { useAcceptOfferMutation, useDeclineOfferMutation, useGetOfferQuery } from './endpoints';

/** `/waiting#token`: seats that are held for an entry of the waiting list. The server never sees the token's part. */
export function OfferPage() {
  const token = useLocation().hash.slice(1);
  return <OfferOfToken key={token} token={token} />;
}

/** The server's words for an offer that can no longer be answered; null for another error, or none. */
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
  const isHydrating = useIsHydrating();
  const info = useConfigInfo();
  const logic = useConfigLogic();
  const phaseOf = useTidePhase();
  // Who comes back to the page may be too late.
  const query = useGetOfferQuery(token, { skip: token === '', refetchOnFocus: true });
  const [accept, accepting] = useAcceptOfferMutation();
  const [decline, declining] = useDeclineOfferMutation();
  const [key] = useState(() => uuid());
  const [declined, setDeclined] = useState(false);
  /** Why the offer that the page has shown is over. */
  const [ended, setEnded] = useState<string | null>(null);
  const { run, error } = useAction();
  /** As `run`, unless the offer is over: answered on another device, or too late. */
  const answer = async <Data,>(sent: PromiseLike<Answer<Data>>, after: Parameters<typeof run<Data>>[1]) => {
    const outcome = await sent;
    const end = endOf(outcome.error);
    if (end === null) return void (await run(outcome, after));
    setEnded(end);
    // The pressed button, which had the focus, is removed.
    toPageTop();
  };

  /** The booking page shows the completion screen; the link is no longer in the history. */
  const book = async ({ day }: Offer, store: ConfigInfo, rules: ConfigLogic) => {
    await answer(accept({ token, key }), {
      done: booking.booked,
      next: (booked) =>
        void navigate(PAGES.reserveDay(day.id), {
          replace: true,
          state: { booked, seen: { day, info: store, logic: rules }, key },
        }),
    });
  };
  const showDeclined = () => {
    setDeclined(true);
    // As above.
    toPageTop();
  };
  const reason = token === '' && !isHydrating ? copy.unknown : (ended ?? endOf(query.error));
  const content = () => {
    if (declined) return <EmptyState title={copy.declined} hint={copy.declinedText} action={list} />;
    if (reason) return <EmptyState title={reason} action={list} />;
    return (
      <Screen queries={[query, logic, info]} skeleton="form" failed={{ title: copy.loadFailed, tel: info.data?.tel }}>
        {(offer, rules, store) => (
          <SeatOffer
            offer={offer}
            times={rules}
            phase={phaseOf(offer.date)}
            payRest={rules.payRest}
            pending={accepting.isLoading ? 'accept' : declining.isLoading ? 'decline' : null}
            error={error}
            onAccept={() => void book(offer, store, rules)}
            onDecline={() => void answer(decline(token), { next: showDeclined })}
          />
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
