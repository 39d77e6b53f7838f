/**
 * Runs in the browser before the page. A separate file, compiled by browser.ts, because the helpers that tsx adds to
 * functions do not exist there.
 */

/** Metrics of a page load; times in milliseconds from the start of the navigation. */
export interface FirstView {
  firstPaint: number;
  largestPaint: number;
  /** Sum of all layout shifts. */
  layoutShift: number;
  /** Sum of the time beyond 50 ms of each long task after the first paint. */
  blocked: number;
  requests: number;
  /** Bytes as transferred, without headers. */
  scriptBytes: number;
  imageBytes: number;
}

/** Times from a tap, in milliseconds. */
export interface Tapped {
  nextPaint: number;
  /** To the paint with the result; not before the next paint. */
  result: number;
}

declare global {
  var readFirstView: () => FirstView;
  var nextTap: (selector: string, text: string) => Promise<Tapped>;
}

const LONG_MS = 50;
const entries: Record<string, PerformanceEntry[]> = {};
for (const type of ['paint', 'largest-contentful-paint', 'layout-shift', 'longtask', 'event']) {
  entries[type] = [];
  // The threshold applies to events only; 16 ms is the lowest possible.
  const wanted = { type, buffered: true, durationThreshold: 16 };
  new PerformanceObserver((list) => entries[type]?.push(...list.getEntries())).observe(wanted);
}
const seen = (type: string): readonly PerformanceEntry[] => entries[type] ?? [];
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

globalThis.readFirstView = () => {
  const firstPaint = seen('paint').find(({ name }) => name === 'first-contentful-paint')?.startTime ?? NaN;
  const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const bytesOf = (kind: RegExp): number =>
    sum(resources.filter(({ name }) => kind.test(name)).map(({ encodedBodySize }) => encodedBodySize));
  const long = seen('longtask').filter(({ startTime }) => startTime >= firstPaint);
  return {
    firstPaint,
    largestPaint: seen('largest-contentful-paint').at(-1)?.startTime ?? NaN,
    layoutShift: sum(seen('layout-shift').map((shift) => (shift as PerformanceEntry & { value: number }).value)),
    blocked: sum(long.map(({ duration }) => duration - LONG_MS)),
    requests: resources.length + 1,
    scriptBytes: bytesOf(/\.js$/),
    imageBytes: bytesOf(/\.(svg|webp|avif|png|jpe?g)(\?|$)/),
  };
};

const frame = () => new Promise(requestAnimationFrame);
/** Resolves after the current frame is painted, because a message is delivered only then. */
const painted = () =>
  new Promise<void>((done) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => done();
    port2.postMessage(null);
  });

/** Event Timing omits shorter events. */
const SHORTEST_EVENT_MS = 16;

/**
 * Milliseconds from the next tap to the next paint, as the browser measures it (Event Timing), and to the paint with
 * `text` in the element of `selector`.
 */
globalThis.nextTap = (selector, text) =>
  new Promise((resolve) => {
    const follow = async ({ timeStamp }: Event): Promise<void> => {
      do await frame();
      while (!document.querySelector(selector)?.textContent.includes(text));
      await painted();
      const shown = performance.now();
      // Event entries arrive some frames after the paint.
      for (let frames = 0; frames < 5; frames += 1) await frame();
      const ends = seen('event').map(({ startTime, duration }) => startTime + duration);
      const nextPaint = Math.max(SHORTEST_EVENT_MS, Math.max(...ends) - timeStamp);
      resolve({ nextPaint, result: Math.max(nextPaint, shown - timeStamp) });
    };
    addEventListener('pointerup', (event) => void follow(event), { once: true, capture: true });
  });
