import type { SeatEvent } from '#contract/live/seats.schema';
import { eventStream, type Stream } from '#src/features/base/eventStream';

export const READ_EVERY_MS = 15_000;
/** Longer than the heartbeat of 15 seconds: afterwards the days are refetched until an event arrives. */
export const QUIET_MS = 18_000;
/** For a refused or silent stream: doubled up to the longest, and spread by half. */
const FIRST_WAIT_MS = 60_000;
const LONGEST_WAIT_MS = 600_000;

export interface SeatLineOptions {
  open: () => Stream;
  onEvent: (event: SeatEvent) => void;
  /** Called every 15 seconds without an event: the days must be refetched. */
  onSilence: () => void;
  /** From 0 to 1, to spread the delays. */
  random?: () => number;
}

/** Starts at rest. The browser reopens an ended stream; this line retries a refused one. */
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
    rest: () => {
      clearInterval(reading);
      reading = undefined;
      hearNothing();
      line.close();
    },
  };
};
