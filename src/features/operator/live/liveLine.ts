import type { LiveEvent } from '../../../../contract/live/live.schema';

/**
 * The server sends a heartbeat every 15 seconds. After three missed ones the stream counts as dead, even if the browser
 * still reports it as open.
 */
export const SILENCE_MS = 45_000;
const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 15_000;

/** Delay before an attempt to connect: none after a stream that worked, then exponential backoff. */
export const waitBefore = (attempt: number): number =>
  attempt === 0 ? 0 : Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (attempt - 1));

/** The part of `EventSource` that is used here. */
export type Stream = Pick<EventSource, 'addEventListener' | 'close'>;

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
 * Remembers the ids of received changes. A change whose id is not above that of the first `ready` may or may not be new
 * to the screen, because most of them were made before its data was read.
 */
const makeMemory = () => {
  const heard = new Set<number>();
  let floor: number | null = null;
  return {
    /**
     * The event to handle: the event itself, a `resync` if it is uncertain whether the screen shows the change already,
     * or null for a duplicate.
     */
    weigh: (said: LiveEvent): LiveEvent | null => {
      if (said.event === 'resync') {
        heard.clear();
        floor = said.id;
        return said;
      }
      if (said.event === 'ready') {
        floor ??= said.id;
        return said;
      }
      if (heard.has(said.id)) return null;
      heard.add(said.id);
      for (const oldest of heard) {
        if (heard.size <= REMEMBERED) break;
        heard.delete(oldest);
      }
      return floor !== null && said.id <= floor ? { event: 'resync', id: said.id } : said;
    },
  };
};

const EVENTS = ['ready', 'resync', 'booking', 'day'] as const;

/**
 * Keeps one event stream open (behaviour: `sseToken`). The automatic reconnection of EventSource would reuse the spent
 * ticket, so each connection is opened with a new ticket and requests the changes after the last event received.
 */
export const liveLine = ({ ticket, open, onEvent, onState }: LiveLineOptions) => {
  let closed = false;
  let stream: Stream | null = null;
  let state: LiveLineState = 'connecting';
  let lastEventId: number | null = null;
  const memory = makeMemory();
  let attempt = 0;
  /** Number of the current connection; events of earlier ones are ignored. */
  let opening = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const become = (next: LiveLineState) => {
    if (state === next) return;
    state = next;
    onState(next);
  };
  const after = (ms: number, work: () => void) => {
    clearTimeout(timer);
    timer = setTimeout(work, ms);
  };
  const drop = () => {
    opening += 1;
    stream?.close();
    stream = null;
  };
  const fail = () => {
    drop();
    // If the server ends a stream regularly, the next attempt succeeds at once: the state becomes `lost` only if that
    // fails too.
    if (attempt > 0) become('lost');
    after(waitBefore(attempt), () => void connect());
    attempt += 1;
  };
  const silent = () => {
    become('lost');
    fail();
  };
  const alive = () => {
    attempt = 0;
    become('open');
    after(SILENCE_MS, silent);
  };
  const connect = async (): Promise<void> => {
    drop();
    const mine = opening;
    const token = await ticket().catch(() => null);
    if (closed || mine !== opening) return;
    if (token === null) {
      attempt = Math.max(attempt, 1);
      fail();
      return;
    }
    const line = open(token, lastEventId);
    stream = line;
    const heard = (listener: (event: Event) => void) => (event: Event) => {
      if (mine === opening && !closed) listener(event);
    };
    line.addEventListener('beat', heard(alive));
    for (const name of EVENTS)
      line.addEventListener(
        name,
        heard((event) => {
          const said = JSON.parse((event as MessageEvent<string>).data) as LiveEvent;
          alive();
          // Of two concurrent changes the one with the higher id may arrive first. After a resync the server's
          // numbering may be a different one.
          lastEventId = said.event === 'resync' ? said.id : Math.max(lastEventId ?? 0, said.id);
          const news = memory.weigh(said);
          if (news) onEvent(news);
        }),
      );
    line.addEventListener('error', heard(fail));
    // A stream that opens but sends nothing counts as dead.
    after(SILENCE_MS, silent);
  };
  void connect();

  return {
    /** Reconnects without delay: when the network is back, the page becomes visible, or the operator asks for it. */
    retry: () => {
      if (closed || state === 'open') return;
      attempt = 1;
      clearTimeout(timer);
      void connect();
    },
    /** Called when the browser goes offline. */
    lose: () => {
      if (closed) return;
      attempt = Math.max(attempt, 1);
      fail();
    },
    close: () => {
      closed = true;
      clearTimeout(timer);
      drop();
    },
  };
};
