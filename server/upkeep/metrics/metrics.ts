import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
import Counter from 'prom-client/lib/counter.js';
import Gauge from 'prom-client/lib/gauge.js';
import Histogram from 'prom-client/lib/histogram.js';
import Registry from 'prom-client/lib/registry.js';

/** Upper bounds of the histogram, in seconds. */
const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const NS = 1e9;
/** How often the delay of the event loop is measured; Node.js includes this interval in the delay. */
const CHECK_MS = 20;
const CHECK_S = CHECK_MS / 1000;
/** Median, 99th percentile and maximum of the delays since the last reading. */
const QUANTILES = [0.5, 0.99, 1];

/** A counter for places where every microsecond counts. */
export interface Tally {
  count: number;
}

/** Labels have few values, and no personal data. */
type RequestLabel = 'method' | 'route' | 'status' | 'answered';

/** Listed in docs/operations.md with the values to act on. */
export interface Metrics {
  /** In Prometheus' text format, with its content type. */
  text: () => Promise<string>;
  contentType: string;
  /** For the general path; `seconds` is null for a stream. */
  countRequest: (request: { method: string; route: string; status: number; seconds: number | null }) => void;
  /** For cached responses. */
  cacheTally: (route: string, status: number) => Tally;
  changes: Counter<'action'>;
  transactions: Histogram;
  streams: Gauge;
  seatStreams: Gauge;
  outbox: Gauge<'state'>;
  outboxDelay: Gauge;
  lastBackup: Gauge;
  databaseUp: Gauge;
  databaseFree: Gauge;
  /** Measures the delay of the event loop. */
  start: () => void;
  stop: () => void;
}

export const openMetrics = (): Metrics => {
  const registry = new Registry();
  const registers = [registry];
  const tallies = new Map<string, Tally & { route: string; status: number; reported: number }>();
  const requests = new Counter<RequestLabel>({
    name: 'boat_http_requests_total',
    help: 'Answered requests by route pattern; answered="kept" for those answered from memory.',
    labelNames: ['method', 'route', 'status', 'answered'],
    registers,
    collect() {
      for (const tally of tallies.values()) {
        const { route, status, count } = tally;
        this.inc({ method: 'GET', route, status, answered: 'kept' }, count - tally.reported);
        tally.reported = count;
      }
    },
  });
  const durations = new Histogram<'route'>({
    name: 'boat_http_request_duration_seconds',
    help: 'Duration of requests by route pattern, without cached responses and event streams.',
    labelNames: ['route'],
    buckets: SECONDS,
    registers,
  });
  const gauge = <Label extends string = never>(name: string, help: string, labelNames: Label[] = []): Gauge<Label> =>
    new Gauge({ name, help, labelNames, registers });
  const reading = <Label extends string = never>(
    name: string,
    help: string,
    collect: (this: Gauge<Label>) => void,
    labelNames: Label[] = [],
  ): Gauge<Label> => new Gauge({ name, help, labelNames, registers, collect });

  const delay = monitorEventLoopDelay({ resolution: CHECK_MS });
  reading(
    'boat_event_loop_delay_seconds',
    'How late the event loop was since the last reading: the middle, the 99th percentile and the longest.',
    function collect() {
      for (const quantile of QUANTILES)
        this.set({ quantile }, delay.count === 0 ? 0 : Math.max(0, delay.percentile(quantile * 100) / NS - CHECK_S));
      delay.reset();
    },
    ['quantile'],
  );
  const counting = (name: string, help: string, total: () => number): Counter =>
    new Counter({
      name,
      help,
      registers,
      collect() {
        this.reset();
        this.inc(total());
      },
    });
  counting(
    'boat_event_loop_busy_seconds_total',
    'Time in which the event loop had work; its rate is the share of one core that is used.',
    () => performance.eventLoopUtilization().active / 1000,
  );
  counting('process_cpu_seconds_total', 'Processor time of the process.', () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1e6;
  });
  reading('process_resident_memory_bytes', 'Resident memory of the process.', function collect() {
    this.set(process.memoryUsage.rss());
  });
  gauge('process_start_time_seconds', 'Start of the process, in seconds since 1970.').set(
    performance.timeOrigin / 1000,
  );

  return {
    text: () => registry.metrics(),
    contentType: registry.contentType,
    countRequest: ({ method, route, status, seconds }) => {
      requests.inc({ method, route, status, answered: 'made' });
      if (seconds !== null) durations.observe({ route }, seconds);
    },
    cacheTally: (route, status) => {
      const name = `${status} ${route}`;
      const tally = tallies.get(name) ?? { route, status, count: 0, reported: 0 };
      tallies.set(name, tally);
      return tally;
    },
    changes: new Counter({
      name: 'boat_changes_total',
      help: 'Committed changes of bookings and days made by this process, by action; BOOKED are new bookings.',
      labelNames: ['action'],
      registers,
    }),
    transactions: new Histogram({
      name: 'boat_transaction_duration_seconds',
      help: 'Duration of committed transactions, from the request for a connection to the end of the commit.',
      buckets: SECONDS,
      registers,
    }),
    streams: gauge('boat_event_streams', 'Open event streams of administration screens.'),
    seatStreams: gauge('boat_seat_streams', 'Open event streams of visitors.'),
    outbox: gauge('boat_outbox_messages', 'Messages that are not sent: waiting, retried (a part of them), parked.', [
      'state',
    ]),
    outboxDelay: gauge('boat_outbox_delay_seconds', 'How long the oldest message has been due.'),
    lastBackup: gauge('boat_last_backup_timestamp_seconds', 'The last scheduled backup, in seconds since 1970.'),
    databaseUp: gauge('boat_database_up', 'Whether the database has answered this reading: 1 or 0.'),
    databaseFree: gauge('boat_database_free_bytes', 'Free space where the SQLite file is.'),
    start: () => void delay.enable(),
    stop: () => void delay.disable(),
  };
};
