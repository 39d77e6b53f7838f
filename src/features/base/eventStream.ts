/** Three missed heartbeats of 15 seconds: the stream is dead, even if the browser calls it open. */
export const SILENCE_MS = 45_000;

export type Stream = Pick<EventSource, 'addEventListener' | 'close' | 'readyState'>;
/** `EventSource.CLOSED`: the browser does not retry. */
const CLOSED = 2;

interface EventStreamOptions<Said extends { event: string }> {
  names: readonly Said['event'][];
  /** Null if it cannot be opened now, or is no longer wanted. */
  open: (isWanted: () => boolean) => Stream | Promise<Stream | null>;
  waitBefore: (failures: number) => number;
  /** Called without an event for a heartbeat. */
  onSign: (said?: Said) => void;
  /** `failures`: the number of failures before this loss. */
  onLoss: (failures: number, isSilent: boolean) => void;
  /** The browser reopens a stream that the server has ended. */
  byBrowser?: boolean;
}

export const eventStream = <Said extends { event: string }>(options: EventStreamOptions<Said>) => {
  const { names, open, waitBefore, onSign, onLoss, byBrowser = false } = options;
  let stream: Stream | null = null;
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
