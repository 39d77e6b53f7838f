import { Readable } from 'node:stream';
import type { LiveEvent } from '../../contract/live/live.schema';

/** What a screen that does not read may let wait. */
const MAX_WAITING_BYTES = 256 * 1024;
/** How long a browser waits before it connects again. */
const RETRY_MS = 3_000;

/** One open stream of server-sent events. */
export interface EventStream {
  readable: Readable;
  send: (event: LiveEvent) => void;
  /** A sign of life: proxies keep the connection, and a screen that hears none knows that it is dead. */
  beat: () => void;
  /** Ends it in good order. */
  end: () => void;
}

/** Opens a stream. A reader that lets too much wait is dropped: it connects again and is told what it missed. */
export const eventStream = (): EventStream => {
  const readable = new Readable({ read: () => undefined });
  let ended = false;
  const write = (text: string): void => {
    if (ended || readable.destroyed) return;
    readable.push(text);
    if (readable.readableLength > MAX_WAITING_BYTES) readable.destroy();
  };
  write(`retry: ${RETRY_MS}\n\n`);
  return {
    readable,
    send: (event) => write(`id: ${event.id}\nevent: ${event.event}\ndata: ${JSON.stringify(event)}\n\n`),
    beat: () => write('event: beat\ndata: {}\n\n'),
    end: () => {
      if (ended) return;
      ended = true;
      readable.push(null);
    },
  };
};
