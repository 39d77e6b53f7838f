/** The server sends a heartbeat every 15 seconds. After three missed ones a stream is dead, even if the browser calls it open. */
export const SILENCE_MS = 45_000;

/** The part of `EventSource` that is used here. */
export type Stream = Pick<EventSource, 'addEventListener' | 'close' | 'readyState'>;
/** `EventSource.CLOSED`: the browser does not try again by itself. */
const CLOSED = 2;

interface EventStreamOptions<Said extends { event: string }> {
  names: readonly Said['event'][];
  /** Opens a stream; null if it cannot be opened now, or is not wanted any more. */
  open: (isWanted: () => boolean) => Stream | Promise<Stream | null>;
  /** Delay before the attempt after so many failures. */
  waitBefore: (failures: number) => number;
  /** Called with an event, and without one for a heartbeat. */
  onSign: (said?: Said) => void;
  /** Called when the stream is lost, with the failures before. */
  onLoss: (failures: number, isSilent: boolean) => void;
  /** The browser opens a stream again that the server has ended. */
  byBrowser?: boolean;
}

/** Keeps one event stream open, from `connect` until `close`. */
export const eventStream = <Said extends { event: string }>(options: EventStreamOptions<Said>) => {
  const { names, open, waitBefore, onSign, onLoss, byBrowser = false } = options;
  let stream: Stream | null = null;
  /** Number of the current connection; events of earlier ones are ignored. */
  let opening = 0;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const close = () => {
    clearTimeout(timer);
    opening += 1;
    stream?.close();
    stream = null;
  };
  const fail = (least = 0, isSilent = false) => {
    close();
    failures = Math.max(failures, least);
    onLoss(failures, isSilent);
    const wait = waitBefore(failures);
    failures += 1;
    timer = setTimeout(connect, wait, failures);
  };
  const listen = (opened: Stream) => {
    const mine = opening;
    const hear = (name: string, work: (event: MessageEvent<string>) => void) =>
      opened.addEventListener(name, (event) => mine === opening && work(event as MessageEvent<string>));
    // A stream that opens but sends nothing counts as dead too.
    const watch = () => {
      clearTimeout(timer);
      timer = setTimeout(fail, SILENCE_MS, 0, true);
    };
    const sign = (said?: Said) => {
      failures = 0;
      watch();
      onSign(said);
    };
    stream = opened;
    hear('beat', () => sign());
    for (const name of names) hear(name, ({ data }) => sign(JSON.parse(data) as Said));
    hear('error', () => (byBrowser && opened.readyState !== CLOSED ? onLoss(failures, false) : fail()));
    watch();
  };
  const connect = (failed = 0) => {
    close();
    failures = failed;
    const mine = opening;
    const isWanted = () => mine === opening;
    const asked = open(isWanted);
    if (!(asked instanceof Promise)) return listen(asked);
    const settle = (opened: Stream | null) => isWanted() && (opened ? listen(opened) : fail(1));
    void asked.then(settle, () => settle(null));
  };
  return { connect, fail, close };
};
