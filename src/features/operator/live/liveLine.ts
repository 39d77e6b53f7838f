import type { LiveEvent } from '#contract/live/live.schema';
import { eventStream, type Stream } from '#src/features/base/eventStream';

const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 15_000;

/** No delay after a stream that worked, then exponential backoff. */
export const waitBefore = (attempt: number): number =>
  attempt === 0 ? 0 : Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (attempt - 1));

export interface LiveLineOptions {
  /** A ticket opens one stream; null if none is available. */
  ticket: () => Promise<string | null>;
  open: (ticket: string, lastEventId: number | null) => Stream;
  onEvent: (event: LiveEvent) => void;
  onState: (state: LiveLineState) => void;
}
export type LiveLineState = 'connecting' | 'open' | 'lost';

/** Larger than the number of events that the server resends after a reconnection. */
const REMEMBERED = 2_000;

/** Behaviour: `sseToken`. EventSource's own reconnection would reuse the spent ticket. */
export const liveLine = ({ ticket, open, onEvent, onState }: LiveLineOptions) => {
  let state: LiveLineState = 'connecting';
  let lastEventId: number | null = null;
  const heard = new Set<number>();
  /** Id of the first `ready`. It is unknown whether the screen shows changes up to it. */
  let floor: number | null = null;

  /** A `resync` if the screen may lack the change, null for a duplicate. */
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
      // Concurrent changes may arrive out of order. After a resync the server's numbering may differ.
      lastEventId = said.event === 'resync' ? said.id : Math.max(lastEventId ?? 0, said.id);
      const news = weigh(said);
      if (news) onEvent(news);
    },
    // After a regular end the next attempt usually succeeds. Only if it fails too, the state is `lost`.
    onLoss: (failures, isSilent) => {
      if (failures > 0 || isSilent) become('lost');
    },
  });
  line.connect();

  return {
    retry: () => {
      if (state !== 'open') line.connect(1);
    },
    lose: () => line.fail(1),
    close: line.close,
  };
};
