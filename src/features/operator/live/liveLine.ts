import type { LiveEvent } from '../../../../contract/live/live.schema';
import { eventStream, type Stream } from '../../base/eventStream';

const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 15_000;

/** Delay before an attempt to connect: none after a stream that worked, then exponential backoff. */
export const waitBefore = (attempt: number): number =>
  attempt === 0 ? 0 : Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (attempt - 1));

export interface LiveLineOptions {
  /** Requests a ticket for opening the stream once; null if none is available now. */
  ticket: () => Promise<string | null>;
  open: (ticket: string, lastEventId: number | null) => Stream;
  onEvent: (event: LiveEvent) => void;
  /** Called when the state of the connection changes. */
  onState: (state: LiveLineState) => void;
}
export type LiveLineState = 'connecting' | 'open' | 'lost';

/** More than the server sends again after a reconnection. */
const REMEMBERED = 2_000;

/**
 * Keeps one event stream open (behaviour: `sseToken`). The automatic reconnection of EventSource would reuse the spent
 * ticket, so each connection is opened with a new ticket and requests the changes after the last event received.
 */
export const liveLine = ({ ticket, open, onEvent, onState }: LiveLineOptions) => {
  let state: LiveLineState = 'connecting';
  let lastEventId: number | null = null;
  /** Ids of received changes. */
  const heard = new Set<number>();
  /** Id of the first `ready`. A change up to it may be new to the screen or not: most were made before its data was read. */
  let floor: number | null = null;

  /** The event to handle: a `resync` if it is uncertain whether the screen shows the change, null for a duplicate. */
  const weigh = (said: LiveEvent): LiveEvent | null => {
    if (said.event === 'resync') {
      heard.clear();
      floor = said.id;
    }
    if (said.event === 'ready') floor ??= said.id;
    if (said.event === 'resync' || said.event === 'ready') return said;
    if (heard.has(said.id)) return null;
    const [oldest = 0] = heard.add(said.id);
    if (heard.size > REMEMBERED) heard.delete(oldest);
    return floor !== null && said.id <= floor ? { event: 'resync', id: said.id } : said;
  };
  const become = (next: LiveLineState) => {
    if (state === next) return;
    state = next;
    onState(next);
  };
  const line = eventStream<LiveEvent>({
    names: ['ready', 'resync', 'booking', 'day'],
    open: async (isWanted) => {
      const token = await ticket();
      return token !== null && isWanted() ? open(token, lastEventId) : null;
    },
    waitBefore,
    onSign: (said) => {
      become('open');
      if (!said) return;
      // Of two concurrent changes the one with the higher id may arrive first. After a resync the server's
      // numbering may be a different one.
      lastEventId = said.event === 'resync' ? said.id : Math.max(lastEventId ?? 0, said.id);
      const news = weigh(said);
      if (news) onEvent(news);
    },
    // If the server ends a stream regularly, the next attempt succeeds at once: the state becomes `lost` only if that
    // fails too.
    onLoss: (failures, isSilent) => {
      if (failures > 0 || isSilent) become('lost');
    },
  });
  line.connect();

  return {
    /** Reconnects without delay: when the network is back, the page becomes visible, or the operator asks for it. */
    retry: () => {
      if (state !== 'open') line.connect(1);
    },
    /** Called when the browser goes offline. */
    lose: () => line.fail(1),
    close: line.close,
  };
};
