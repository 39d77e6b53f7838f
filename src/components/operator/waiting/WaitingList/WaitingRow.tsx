import { useId } from 'react';
import type { WaitingEntry } from '#contract/waiting/waiting.schema';
import { changedMeanwhile } from '#copy/changedMeanwhile';
import { format } from '#copy/format';
import { waitingList as copy } from '#copy/waiting';
import { Button } from '#src/components/base/actions/Button/Button';
import { ConfirmDialog } from '#src/components/base/feedback/ConfirmDialog/ConfirmDialog';
import { useConfirm } from '#src/components/base/feedback/ConfirmDialog/useConfirm';
import { useFocusAfter } from '#src/components/base/focus';
import { Sentence } from '#src/components/base/display/Sentence/Sentence';
import { PartyPhone } from '#src/components/operator/bookings/PartyRow/PartyPhone';
import { Acts, Call, Name, Row, Skipped, State } from './WaitingList.styles';

export type WaitingAct = 'offer' | 'remove';

export interface WaitingRowProps {
  /** The entry. */
  entry: WaitingEntry;
  /** The free seats suffice for an offer by hand. */
  fits: boolean;
  /** The running action. */
  pending: WaitingAct | null;
  /** Called with the confirmed action. */
  onAct: (act: WaitingAct) => void;
}

const QUESTIONS = {
  offer: { tone: 'normal', title: copy.confirmOffer, label: copy.offer, text: copy.offerText },
  remove: { tone: 'danger', title: copy.confirmRemove, label: copy.remove, text: copy.removeText },
} as const;

export function WaitingRow({ entry, fits, pending, onAct }: WaitingRowProps) {
  const nameId = useId();
  const { number, name, phone, guestCount, state, createdAt, until, undelivered, skippedAt } = entry;
  // The clicked button disappears after its action, so the focus moves to the name.
  const [nameRef, markActed] = useFocusAfter<HTMLHeadingElement>(state);
  const { asked, ask, question } = useConfirm<WaitingAct>((which) => {
    markActed();
    onAct(which);
  });
  const isWaiting = state === 'WAITING';
  const isInLine = isWaiting || state === 'OFFERED';
  const words = asked && QUESTIONS[asked];
  const act = (which: WaitingAct) => ({
    full: true,
    pending: pending === which,
    'aria-describedby': nameId,
    onClick: () => ask(which),
  });
  return (
    <Row
      look={isInLine ? undefined : 'faded'}
      title={
        <>
          <Name ref={nameRef} id={nameId} tabIndex={-1}>
            <span>{copy.number(number)}</span> <span>{name}</span>
          </Name>
          <State data-state={state}>{copy.state[state]}</State>
        </>
      }
      facts={
        <>
          <span>{format.people(guestCount)}</span>
          <span>{copy.joined(format.shortInstant(createdAt))}</span>
          {until && (
            <span>
              <Sentence>{format.unbroken(copy.until(format.spokenInstant(until)))}</Sentence>
            </span>
          )}
          {undelivered && <Skipped>{copy.undelivered}</Skipped>}
          {isWaiting && skippedAt && <Skipped>{copy.skipped}</Skipped>}
        </>
      }
    >
      <Call>
        <PartyPhone name={name} phone={phone} />
      </Call>
      {isInLine && (
        <Acts>
          {isWaiting && fits && (
            <Button variant="tint" {...act('offer')}>
              {copy.offer}
            </Button>
          )}
          <Button variant="quiet" {...act('remove')}>
            {copy.remove}
          </Button>
        </Acts>
      )}
      {words && (
        <ConfirmDialog
          {...question}
          tone={words.tone}
          title={words.title}
          confirmLabel={words.label}
          cancelLabel={copy.goBack}
          about={[
            [changedMeanwhile.terms.state, copy.state[state]],
            [changedMeanwhile.terms.people, format.people(guestCount)],
          ]}
        >
          <p>
            <b>{copy.whom(name, format.people(guestCount))}</b>
          </p>
          <p>{words.text}</p>
        </ConfirmDialog>
      )}
    </Row>
  );
}
