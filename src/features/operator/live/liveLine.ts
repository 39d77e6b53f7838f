import type { LiveEvent } from '../../../../contract/live/live.schema';

/** The server beats every 15 seconds: a line that is silent for three beats is dead, whatever the browser believes. */
export const SILENCE_MS = 45_000;
const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 15_000;

/** Before an attempt: at once after a line that stood, then longer and longer. */
export const waitBefore = (attempt: number): number =>
  attempt === 0 ? 0 : Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (attempt - 1));

/** What the line needs of the browser's EventSource. */
export type Stream = Pick<EventSource, 'addEventListener' | 'close'>;

export interface LiveLineOptions {
  /** A ticket for one opening of the stream, or null when there is none now. */
  ticket: () => Promise<string | null>;
  open: (ticket: string, lastEventId: number | null) => Stream;
  onEvent: (event: LiveEvent) => void;
  /** Whether changes are heard: said when it changes. */
  onState: (state: LiveLineState) => void;
}
export type LiveLineState = 'connecting' | 'open' | 'lost';

/** More than the server tells again. */
const REMEMBERED = 2_000;

/**
 * Which changes were heard, by their ids. Of those before the line first stood it can only say that they may be new:
 * the screen was read after most of them.
 */
const makeMemory = () => {
  const heard = new Set<number>();
  let floor: number | null = null;
  return {
    /** What an event means to somebody who remembers: itself, a reason to read anew, or nothing. */
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
 * Keeps one event stream open (behaviour: `sseToken`). The browser's own reconnecting would offer the used ticket again,
 * so the line is opened anew with a fresh one, and asks for what it has missed since the last event it saw.
 */
export const liveLine = ({ ticket, open, onEvent, onState }: LiveLineOptions) => {
  let closed = false;
  let stream: Stream | null = null;
  let state: LiveLineState = 'connecting';
  let lastEventId: number | null = null;
  const memory = makeMemory();
  let attempt = 0;
  /** Counts openings, so that what an older one still says is not listened to. */
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
    // A server that ends a stream in good order takes the next one at once: nothing is lost until that fails too.
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
          // Of two changes at once the later may be told first; after a resync the server's count is another one.
          lastEventId = said.event === 'resync' ? said.id : Math.max(lastEventId ?? 0, said.id);
          const news = memory.weigh(said);
          if (news) onEvent(news);
        }),
      );
    line.addEventListener('error', heard(fail));
    // A line that opens and says nothing is no line.
    after(SILENCE_MS, silent);
  };
  void connect();

  return {
    /** Tries now instead of waiting: the network came back, somebody looks again, or the person asks. */
    retry: () => {
      if (closed || state === 'open') return;
      attempt = 1;
      clearTimeout(timer);
      void connect();
    },
    /** The browser knows that there is no network. */
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
