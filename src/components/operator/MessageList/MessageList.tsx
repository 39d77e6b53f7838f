import type { Message } from '../../../../contract/messages/message.schema';
import { EmptyState } from '../../base/feedback/EmptyState/EmptyState';
import { messages as copy } from '../../../../copy/messages';
import { List } from './MessageList.styles';
import { MessageRow, type MessageAct } from './MessageRow';

export interface MessageListProps {
  /** The messages, newest first. */
  messages: readonly Message[];
  /** The running action and its message. */
  pending?: { id: number; act: MessageAct } | null;
  /** Called with the message and the chosen action: send again, or put aside. */
  onAct: (message: Message, act: MessageAct) => void;
  /** URL of a message's booking. */
  hrefOf?: (message: Message) => string;
  /** Text shown if the list is empty. */
  emptyText?: string;
}

/** Messages of the outbox, newest first. A message that could not be sent can be sent again or set aside. */
export function MessageList({ messages, pending = null, onAct, hrefOf, emptyText = copy.empty }: MessageListProps) {
  if (messages.length === 0) return <EmptyState title={emptyText} picture={false} />;
  return (
    <List>
      {messages.map((message) => (
        <MessageRow
          key={message.id}
          message={message}
          pending={pending?.id === message.id ? pending.act : null}
          onAct={(act) => onAct(message, act)}
          href={hrefOf?.(message)}
        />
      ))}
    </List>
  );
}
