import { useId } from 'react';
import type { Message } from '../../../contract/messages/message.schema';
import { format } from '../../../copy/format';
import { guest } from '../../../copy/guest';
import { messageList as copy } from '../../../copy/messageList';
import { messageAudience, messageFailure, messageKind, messages, messageState } from '../../../copy/messages';
import { Button } from '../Button/Button';
import { FieldError } from '../Field/FieldError';
import { Act, Facts, Head, NumberLink, Row, StateChip, Title } from './MessageList.styles';

export interface MessageRowProps {
  message: Message;
  pending: boolean;
  onRetry: () => void;
  href?: string | undefined;
}

/** When it went out, or is tried next. */
const whenOf = ({ state, sentAt, dueAt, createdAt }: Message): string => {
  if (sentAt) return copy.sent(format.shortInstant(sentAt));
  if (state === 'QUEUED') return copy.next(format.shortInstant(dueAt));
  return copy.asked(format.shortInstant(createdAt));
};

/** One message, an `<li>` of MessageList: what about, to whom, and why it did not go out. */
export function MessageRow({ message, pending, onRetry, href }: MessageRowProps) {
  const titleId = useId();
  const { kind, audience, date, guestNumber, state, attempts, failure, failureDetail } = message;
  return (
    <Row data-state={state}>
      <Head>
        <Title id={titleId}>{messageKind[kind]}</Title>
        <StateChip data-state={state}>{messageState[state]}</StateChip>
      </Head>
      <Facts>
        <span>{copy.to(messageAudience[audience])}</span>
        {date && <span>{copy.trip(format.shortDate(date))}</span>}
        <span>{whenOf(message)}</span>
        {attempts > 0 && state !== 'SENT' && <span>{copy.attempts(attempts)}</span>}
        {guestNumber && href && <NumberLink href={href}>{guest.number(guestNumber)}</NumberLink>}
        {guestNumber && !href && <span>{guest.number(guestNumber)}</span>}
      </Facts>
      {failure && state !== 'SENT' && (
        <FieldError>
          {[messageFailure[failure], failureDetail && copy.detail(failureDetail)].filter(Boolean).join(' ')}
        </FieldError>
      )}
      {state === 'PARKED' && (
        <Act>
          <Button icon="refresh" pending={pending} aria-describedby={titleId} onClick={onRetry}>
            {messages.retry}
          </Button>
        </Act>
      )}
    </Row>
  );
}
