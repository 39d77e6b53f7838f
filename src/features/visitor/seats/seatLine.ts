import type { SeatEvent } from '../../../../contract/live/seats.schema';

/** Interval at which the days are read while nothing arrives. */
export const READ_EVERY_MS = 15_000;
/** The server sends a heartbeat every 15 seconds. If one is missing, the days are read until something arrives again. */
export const QUIET_MS = 18_000;
/** After three missed heartbeats nothing will come: a proxy may hold it back. */
export const SILENCE_MS = 45_000;
/** Delay before a refused or silent stream is tried again: doubled each time up to the longest, and spread by a half. */
const FIRST_WAIT_MS = 60_000;
const LONGEST_WAIT_MS = 600_000;

/** The part of `EventSource` that is used here. */
export type SeatStream = Pick<EventSource, 'addEventListener' | 'close' | 'readyState'>;
/** `EventSource.CLOSED`: the browser does not try again by itself. */
const CLOSED = 2;

export interface SeatLineOptions {
  open: () => SeatStream;
  onEvent: (event: SeatEvent) => void;
  /** Called every 15 seconds while nothing arrives: the days have to be read. */
  onSilence: () => void;
  /** From 0 to 1, for the spread of the delays. */
  random?: () => number;
}

const EVENTS = ['ready', 'seats', 'reload'] as const;

/**
 * Listens for the seats while it is awake; while it cannot, it asks for a reading of the days at an interval. It begins
 * at rest. A stream that the server has ended is opened again by the browser, one that was refused by this line.
 */
export const seatLine = ({ open, onEvent, onSilence, random = Math.random }: SeatLineOptions) => {
  let stream: SeatStream | null = null;
  let reading: ReturnType<typeof setInterval> | undefined;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let quiet: ReturnType<typeof setTimeout> | undefined;
  let isReceiving = false;
  let failures = 0;

  const after = (ms: number, work: () => void) => {
    clearTimeout(waiting);
    waiting = setTimeout(work, ms);
  };
  const readFromNowOn = () => {
    clearInterval(reading);
    reading = setInterval(() => {
      if (!isReceiving) onSilence();
    }, READ_EVERY_MS);
  };
  const misses = () => {
    isReceiving = false;
    onSilence();
    readFromNowOn();
  };
  const drop = () => {
    clearTimeout(quiet);
    stream?.close();
    stream = null;
    isReceiving = false;
  };
  const giveUp = () => {
    drop();
    const wait = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** failures);
    failures += 1;
    after(wait * (0.5 + random() / 2), connect);
  };
  const connect = () => {
    const opened = open();
    stream = opened;
    const received = (work?: (event: MessageEvent<string>) => void) => (event: Event) => {
      if (stream !== opened) return;
      isReceiving = true;
      failures = 0;
      after(SILENCE_MS, giveUp);
      clearTimeout(quiet);
      quiet = setTimeout(misses, QUIET_MS);
      work?.(event as MessageEvent<string>);
    };
    opened.addEventListener('beat', received());
    for (const name of EVENTS)
      opened.addEventListener(
        name,
        received(({ data }) => onEvent(JSON.parse(data) as SeatEvent)),
      );
    opened.addEventListener('error', () => {
      if (stream !== opened) return;
      clearTimeout(quiet);
      isReceiving = false;
      if (opened.readyState === CLOSED) giveUp();
    });
    after(SILENCE_MS, giveUp);
  };

  return {
    wake: () => {
      if (reading !== undefined) return;
      readFromNowOn();
      connect();
    },
    /** Ends the stream and all timers; the delays start again. */
    rest: () => {
      clearInterval(reading);
      clearTimeout(waiting);
      reading = undefined;
      failures = 0;
      drop();
    },
  };
};
