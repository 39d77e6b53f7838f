import type { Message } from '../../../contract/messages/message.schema';
import { EmptyState } from '../EmptyState/EmptyState';
import { messages as copy } from '../../../copy/messages';
import { List } from './MessageList.styles';
import { MessageRow } from './MessageRow';

export interface MessageListProps {
  messages: readonly Message[];
  /** The message that is being put back into the queue. */
  pendingId?: number | null;
  onRetry: (message: Message) => void;
  /** The page of a message's booking. */
  hrefOf?: (message: Message) => string;
  emptyText?: string;
}

/** Messages as the outbox holds them, newest first; one that was given up can be sent again. */
export function MessageList({ messages, pendingId = null, onRetry, hrefOf, emptyText = copy.empty }: MessageListProps) {
  if (messages.length === 0) return <EmptyState title={emptyText} picture={false} />;
  return (
    <List>
      {messages.map((message) => (
        <MessageRow
          key={message.id}
          message={message}
          pending={pendingId === message.id}
          onRetry={() => onRetry(message)}
          href={hrefOf?.(message)}
        />
      ))}
    </List>
  );
}
