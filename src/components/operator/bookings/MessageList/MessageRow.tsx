import { useId } from 'react';
import { allowsRetry } from '#contract/messages/message.rules';
import type { Message } from '#contract/messages/message.schema';
import { format } from '#copy/format';
import { guest } from '#copy/guest';
import { messageList as copy } from '#copy/messageList';
import { messageAudience, messageFailure, messageKind, messages, messageState } from '#copy/messages';
import { Button } from '#src/components/base/actions/Button/Button';
import { FieldError } from '#src/components/base/form/Field/FieldError';
import { VisuallyHidden } from '#src/components/base/display/VisuallyHidden/VisuallyHidden';
import {
  Act,
  GuestName,
  Head,
  Unbroken,
  NumberLink,
  Row,
  SentText,
  StateChip,
  Title,
  Whose,
} from './MessageList.styles';
import { Facts } from '../PartyRow/PartyRow.styles';
import { Small } from '#src/components/base/display/elements.styles';
import { dated } from '#copy/dated';

export type MessageAct = 'retry' | 'resolve';

export interface MessageRowProps {
  /** The message. */
  message: Message;
  /** The current year; dates of other years show theirs. */
  thisYear: number;
  /** The running action. */
  pending: MessageAct | null;
  /** Called with the chosen action. */
  onAct: (act: MessageAct) => void;
  /** URL of the booking. */
  href?: string;
}

const whenOf = ({ state, sentAt, dueAt, createdAt }: Message, thisYear: number): string => {
  if (sentAt) return copy.sent(dated.shortInstant(sentAt, thisYear));
  if (state === 'QUEUED') return copy.next(dated.shortInstant(dueAt, thisYear));
  return copy.asked(dated.shortInstant(createdAt, thisYear));
};

/** A repeat after a timeout: the first attempt may have arrived. */
const mayBeTwice = ({ state, failure, attempts }: Message): boolean =>
  failure === 'TIMEOUT' && attempts > 1 && (state === 'SENT' || state === 'PARKED');

/** Keeps numbers and dates on one line. */
const unbroken = (text: string) =>
  format
    .unbroken(text)
    .split(/(\d+(?:-\d+)+)/)
    .map((part, at) => (at % 2 ? <Unbroken key={at}>{part}</Unbroken> : <span key={at}>{part}</span>));

export function MessageRow({ message, thisYear, pending, onAct, href }: MessageRowProps) {
  const titleId = useId();
  const nameId = useId();
  const { kind, audience, date, guestNumber, guestName, state, attempts, failure, failureDetail } = message;
  const describedBy = guestName ? `${titleId} ${nameId}` : titleId;
  const act = (name: MessageAct) => ({
    pending: pending === name,
    'aria-describedby': describedBy,
    onClick: () => onAct(name),
  });
  return (
    <Row data-state={state}>
      <Head>
        <Title id={titleId}>{messageKind[kind]}</Title>
        <StateChip data-state={state}>{messageState[state]}</StateChip>
      </Head>
      {(guestName ?? guestNumber) && (
        <Whose>
          {guestName && <GuestName id={nameId}>{guestName}</GuestName>}
          {date && <span>{copy.trip(dated.shortDate(date, thisYear))}</span>}
          {guestNumber && href && <NumberLink href={href}>{guest.number(guestNumber)}</NumberLink>}
          {guestNumber && !href && <span>{guest.number(guestNumber)}</span>}
        </Whose>
      )}
      <Facts>
        <span>{copy.to(messageAudience[audience])}</span>
        {message.sentTo && <span>{copy.number(message.sentTo)}</span>}
        <span>{whenOf(message, thisYear)}</span>
        {attempts > 0 && state !== 'SENT' && <span>{copy.attempts(attempts)}</span>}
      </Facts>
      {message.sentText && (
        <SentText>
          <VisuallyHidden>{copy.text} </VisuallyHidden>
          {unbroken(message.sentText)}
        </SentText>
      )}
      {state === 'SENT' && !message.sentText && <Small>{copy.noText}</Small>}
      {mayBeTwice(message) && <Small>{copy.maybeTwice}</Small>}
      {failure === 'HANDLED' && <Small>{messageFailure.HANDLED}</Small>}
      {failure && failure !== 'HANDLED' && state !== 'SENT' && (
        <FieldError>
          {[messageFailure[failure], failureDetail && copy.detail(failureDetail)].filter(Boolean).join(' ')}
        </FieldError>
      )}
      {state === 'PARKED' && !message.holds && <Small>{copy.outdated}</Small>}
      {(state === 'PARKED' || allowsRetry(message)) && (
        <Act>
          {allowsRetry(message) && (
            <Button icon="refresh" {...act('retry')}>
              {messages.retry}
            </Button>
          )}
          {state === 'PARKED' && (
            <Button icon="check" {...act('resolve')}>
              {messages.resolve}
            </Button>
          )}
        </Act>
      )}
    </Row>
  );
}
