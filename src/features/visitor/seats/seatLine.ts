import type { SeatEvent } from '../../../../contract/live/seats.schema';
import { eventStream, type Stream } from '../../base/eventStream';

/** Interval at which the days are read while nothing arrives. */
export const READ_EVERY_MS = 15_000;
/** The server sends a heartbeat every 15 seconds. If one is missing, the days are read until something arrives again. */
export const QUIET_MS = 18_000;
/** Delay before a refused or silent stream is tried again: doubled each time up to the longest, and spread by a half. */
const FIRST_WAIT_MS = 60_000;
const LONGEST_WAIT_MS = 600_000;

export interface SeatLineOptions {
  open: () => Stream;
  onEvent: (event: SeatEvent) => void;
  /** Called every 15 seconds while nothing arrives: the days have to be read. */
  onSilence: () => void;
  /** From 0 to 1, for the spread of the delays. */
  random?: () => number;
}

/**
 * Listens for the seats while it is awake; while it cannot, it asks for a reading of the days at an interval. It begins
 * at rest. A stream that the server has ended is opened again by the browser, one that was refused by this line.
 */
export const seatLine = ({ open, onEvent, onSilence, random = Math.random }: SeatLineOptions) => {
  let reading: ReturnType<typeof setInterval> | undefined;
  let quiet: ReturnType<typeof setTimeout> | undefined;
  let isReceiving = false;

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
  const hearNothing = () => {
    clearTimeout(quiet);
    isReceiving = false;
  };
  const line = eventStream<SeatEvent>({
    names: ['ready', 'seats', 'reload'],
    open,
    byBrowser: true,
    waitBefore: (failures) => Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** failures) * (0.5 + random() / 2),
    onSign: (said) => {
      isReceiving = true;
      clearTimeout(quiet);
      quiet = setTimeout(misses, QUIET_MS);
      if (said) onEvent(said);
    },
    onLoss: hearNothing,
  });

  return {
    wake: () => {
      if (reading !== undefined) return;
      readFromNowOn();
      line.connect();
    },
    /** Ends the stream and all timers; the delays start again. */
    rest: () => {
      clearInterval(reading);
      reading = undefined;
      hearNothing();
      line.close();
    },
  };
};
