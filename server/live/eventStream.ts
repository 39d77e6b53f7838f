import { Readable } from 'node:stream';
import type { LiveEvent } from '#contract/live/live.schema';

const MAX_WAITING_BYTES = 256 * 1024;
const RETRY_MS = 3_000;

export interface EventStream {
  readable: Readable;
  send: (event: LiveEvent) => void;
  /** Keeps proxies from closing the connection, and lets a screen detect a dead one. */
  beat: () => void;
  end: () => void;
}

/** Disconnects a client that reads too slowly; it reconnects and receives missed events. */
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
