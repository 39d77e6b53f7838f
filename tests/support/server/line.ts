import type { Guest } from '#contract/booking/guest.schema';
import type { ReserveDay } from '#contract/day/day.schema';
import { API, apiPath } from '#contract/paths';
import type { WaitingEntry } from '#contract/waiting/waiting.schema';
import type { NewDay } from '#server/db/tables';
import { deriveKeys } from '#server/keys/keys';
import { localBus } from '#server/bus/bus';
import type { Channel } from '#server/messages/channel';
import { startWorker } from '#server/messages/sending/worker';
import { aBooking, SECRET, type Site } from './site';

/** Actions on a site's waiting lists; each visitor has a different number. */
export const lineOf = (site: () => Site) => {
  let callers = 0;
  const tel = (): string => `010-9000-${String((callers += 1)).padStart(4, '0')}`;
  const post = async (path: string, body: object = {}) => site().post(path, body, await site().operator());
  const list = async ({ id }: Pick<ReserveDay, 'id'>): Promise<WaitingEntry[]> =>
    (await site().get(apiPath(API.waitingList, { id }), await site().operator())).json();
  return {
    post,
    list,
    states: async (day: ReserveDay) => (await list(day)).map(({ state }) => state),
    seats: async (day: ReserveDay) => {
      const { state, guestCount, heldCount } = await site().reread(day);
      return { state, guestCount, heldCount };
    },
    join: (day: ReserveDay, guestCount = 2, over: object = {}) =>
      site().post(API.joinWaiting, aBooking(day.id, { guestCount, tel: tel(), ...over })),
    leave: ({ id }: ReserveDay, phone: string) => site().post(API.leaveWaiting, { id, tel: phone, password: '1234' }),
    deliver: async (now: Date, send: Channel['send'] = () => Promise.resolve()) => {
      const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
      const offers = { keys: deriveKeys(SECRET), site: 'https://dawn.example' };
      const needs = { db: site().db, clock: () => now, bus: localBus(), operatorTel: null, offers, log };
      const worker = startWorker({ ...needs, channel: { send } });
      await worker.wake();
      await worker.stop();
    },
    cancel: ({ id }: Guest) => post(apiPath(API.cancelGuest, { id })),
    fullDay: async (bookings: readonly number[] = [2], over: Partial<NewDay> = {}) => {
      const day = await site().day({ totalCount: bookings.reduce((sum, count) => sum + count, 0), ...over });
      const guests: Guest[] = [];
      for (const guestCount of bookings) guests.push(await site().booked(day, { guestCount, tel: tel() }));
      return { day: await site().reread(day), guests, guest: guests[0] as Guest };
    },
  };
};
