import type { ServerResponse } from 'node:http';
import { setImmediate } from 'node:timers/promises';
import { CHANGE_EFFECTS, isKnownChange } from '#contract/live/effects.rules';
import { seatsOfDaySchema, type SeatEvent } from '#contract/live/seats.schema';
import type { Context } from '#server/context';
import { findDaysById } from '#server/days/days.repository';
import { clientPrefix } from '#server/limits/address';
import { LIMITS } from '#server/limits/limits';
import type { Every } from '#server/bus/every';
import { HEARTBEAT_MS } from './live.service';

export const SEATS_EVERY_MS = 1_000;
/** Beyond this number of changed days, screens read their list. */
export const NAMED_DAYS_MAX = 100;
/** Then other requests are served. */
const AT_A_TIME = 250;
const MAX_WAITING_BYTES = 64 * 1024;
/** Spread, because all streams of a server end together. */
const RETRY_MS = { least: 2_000, spread: 8_000 };

export interface StreamLimits {
  total: number;
  /** Hundreds of phones share an address of a carrier. */
  perAddress: number;
}
/** In milliseconds, for cached pages and differing clocks. A change within this time counts as missed. */
const MARGIN_MS = 10_000;

const STREAM_LIMITS: StreamLimits = { total: 6_000, perAddress: LIMITS.streamsPerAddress.most };

const textOf = (event: SeatEvent): string => `event: ${event.event}\ndata: ${JSON.stringify(event)}\n\n`;
const READY = textOf({ event: 'ready' });
const CURRENT = textOf({ event: 'ready', current: true });
const RELOAD = Buffer.from(textOf({ event: 'reload' }));
const BEAT = Buffer.from('event: beat\ndata: {}\n\n');

export interface SeatStreams {
  hasSpace: (address: string) => boolean;
  /**
   * Call it after writing the response's head. `since` is when the screen's days were read, in milliseconds since 1970.
   */
  add: (address: string, response: ServerResponse, since?: number) => void;
  stop: () => void;
}

/**
 * Days are read once for all listeners and written as the same bytes. A failed reading is repeated after the next
 * interval.
 */
export const seatStreams = (
  { db, bus, clock }: Pick<Context, 'db' | 'bus' | 'clock'>,
  every: Every,
  openStreams: { set: (count: number) => void },
  limits: StreamLimits = STREAM_LIMITS,
): SeatStreams => {
  const listeners = new Set<ServerResponse>();
  const counts = new Map<string, number>();
  const changed = new Set<number>();
  let reloads = false;
  let isReading = false;
  let isStopped = false;
  /** Unknown changes may precede the start. */
  let changedAt = clock().getTime();
  const effectOf = (action: string) => (isKnownChange(action) ? CHANGE_EFFECTS[action].seats : 'reload');
  const stopWatching = bus.subscribe(({ action }) => {
    if (effectOf(action) !== 'nothing') changedAt = clock().getTime();
  });

  const writeToAll = async (bytes: Buffer): Promise<void> => {
    let written = 0;
    for (const response of listeners) {
      if (isStopped) return;
      response.write(bytes);
      if (response.writableLength > MAX_WAITING_BYTES) response.destroy();
      written += 1;
      if (written % AT_A_TIME === 0) await setImmediate();
    }
  };
  let sending = Promise.resolve();
  const send = (bytes: Buffer): void => {
    sending = sending.then(() => writeToAll(bytes));
  };

  const readSeats = async (ids: readonly number[]): Promise<void> => {
    isReading = true;
    try {
      const days = await findDaysById(db, ids);
      if (days.length > 0)
        send(Buffer.from(textOf({ event: 'seats', days: days.map((day) => seatsOfDaySchema.parse(day)) })));
    } catch {
      for (const id of ids) changed.add(id);
    } finally {
      isReading = false;
    }
  };

  const tell = (): void => {
    if (isReading || (!reloads && changed.size === 0)) return;
    const ids = [...changed];
    const isReload = reloads || ids.length > NAMED_DAYS_MAX;
    changed.clear();
    reloads = false;
    if (isReload) send(RELOAD);
    else void readSeats(ids);
  };

  /** Days are recorded and read only while there are listeners. */
  let stops: (() => void)[] = [];
  const start = (): void => {
    stops = [
      bus.subscribe(({ action, dayId }) => {
        const effect = effectOf(action);
        if (effect === 'seats' && dayId !== null) changed.add(dayId);
        else if (effect === 'reload') reloads = true;
      }),
      every(SEATS_EVERY_MS, tell),
      every(HEARTBEAT_MS, () => send(BEAT)),
    ];
  };
  const rest = (): void => {
    for (const stop of stops) stop();
    changed.clear();
    reloads = false;
  };

  return {
    hasSpace: (address) =>
      !isStopped && listeners.size < limits.total && (counts.get(clientPrefix(address)) ?? 0) < limits.perAddress,
    add: (address, response, since) => {
      if (response.closed) return;
      const prefix = clientPrefix(address);
      counts.set(prefix, (counts.get(prefix) ?? 0) + 1);
      if (listeners.size === 0) start();
      listeners.add(response);
      openStreams.set(listeners.size);
      response.once('close', () => {
        const left = (counts.get(prefix) ?? 1) - 1;
        if (left > 0) counts.set(prefix, left);
        else counts.delete(prefix);
        listeners.delete(response);
        if (listeners.size === 0) rest();
        openStreams.set(listeners.size);
      });
      const retry = RETRY_MS.least + Math.floor(Math.random() * RETRY_MS.spread);
      const isCurrent = since !== undefined && changedAt < since - MARGIN_MS;
      response.write(`retry: ${retry}\n\n${isCurrent ? CURRENT : READY}`);
    },
    stop: () => {
      isStopped = true;
      stopWatching();
      for (const response of listeners) response.end();
    },
  };
};
