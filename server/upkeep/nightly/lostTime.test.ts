import type { FoundGuest, Guest } from '#contract/booking/guest.schema';
import type { ReserveDay } from '#contract/day/day.schema';
import type { History } from '#contract/history/history.schema';
import { API } from '#contract/paths';
import { deriveKeys } from '#server/keys/keys';
import { localBus } from '#server/bus/bus';
import { lineOf } from '#tests/support/server/line';
import { NO_LIMITS, openSite, SECRET, type Site } from '#tests/support/server/site';
import { followTimes } from './followTimes';

let site: Site;
let now: Date;
let failures: unknown[];
const { join, cancel, fullDay, list, states, deliver } = lineOf(() => site);
/** Sets the clock to an instant in Seoul. */
const set = (text: string): void => {
  now = new Date(`${text}:00+09:00`);
  site.setClock(now);
};
/** The server's work of every minute, and of its start. */
const minute = (frozen = false) =>
  followTimes(
    { db: site.db, clock: () => now, bus: localBus(), keys: deriveKeys(SECRET), limits: NO_LIMITS },
    { frozen, failed: (error) => failures.push(error) },
  );
const minuteAt = async (text: string): Promise<void> => {
  set(text);
  await minute();
};

beforeEach(async () => {
  site = await openSite();
  failures = [];
  await site.config({ payHours: 24, reserveTime: 10, useReserveFind: 'Y', useWaiting: 'Y', autoCancel: 'Y' });
  await minuteAt('2026-11-20T12:00');
});
afterEach(async () => {
  expect(failures).toEqual([]);
  await site.close();
});

const find = async ({ guestId }: Guest) =>
  (await site.post(API.findBooking, { guestId, password: '1234' })).json<FoundGuest>();
const seoul = (text: string): string => new Date(`${text}:00+09:00`).toISOString();
const extended = async ({ id }: Guest): Promise<string[]> => {
  const response = await site.get(`${API.history}?guestId=${id}&page=0`, await site.operator());
  return response
    .json<History>()
    .list.map(({ actor, action }) => `${actor} ${action}`)
    .filter((line) => line.endsWith('EXTENDED'));
};
const reminders = () => site.db.selectFrom('messages').selectAll().where('kind', '=', 'REMINDER').execute();

describe('서버가 이틀 멈춘 사이에 지난 입금 기한은', () => {
  let guest: Guest;
  beforeEach(async () => {
    guest = await site.booked(await site.day({ date: '2026-12-05', reservePrice: 10 }));
    expect(guest.payBy).toBe(seoul('2026-11-21T12:00'));
    await minuteAt('2026-11-20T12:01');
  });

  it('돌아온 때에 취소되지 않고, 남았던 만큼 늦춰져 알린 다음에야 취소된다', async () => {
    await minuteAt('2026-11-22T10:00');
    // A day less a minute was left, rounded up.
    expect(await find(guest)).toMatchObject({ state: 'WATTING', payBy: seoul('2026-11-23T10:00') });
    expect(await extended(guest)).toEqual(['system EXTENDED']);
    expect(await reminders()).toHaveLength(0);
    for (let hour = 11; hour < 22; hour += 1) {
      set(`2026-11-22T${hour}:00`);
      await minute(true);
    }
    expect(await reminders()).toHaveLength(1);
    set('2026-11-23T11:59');
    await minute(true);
    expect((await find(guest)).state).toBe('WATTING');
    set('2026-11-23T12:00');
    await minute(true);
    expect((await find(guest)).state).toBe('CANCEL');
  });

  it('서버가 여럿이어도 한 번만 늦춰진다', async () => {
    set('2026-11-22T10:00');
    await Promise.all([minute(), minute(), minute()]);
    await minute();
    expect(await extended(guest)).toEqual(['system EXTENDED']);
  });

  it('한 시간쯤 남기고 알림을 보내기 전에 멈췄으면, 돌아온 때에 곧 알린다', async () => {
    await site.db
      .updateTable('alive')
      .set({ at: seoul('2026-11-21T11:00') })
      .execute();
    await minuteAt('2026-11-22T10:00');
    expect((await find(guest)).payBy).toBe(seoul('2026-11-22T11:00'));
    expect(await reminders()).toHaveLength(1);
  });

  it('돌아온 때가 출조일의 마감 뒤이면 없어지고, 취소하지 않는다', async () => {
    await minuteAt('2026-12-05T11:00');
    expect(await find(guest)).toMatchObject({ state: 'WATTING', payBy: null });
  });
});

it('시계가 한 시간 앞서 가도 그 사이의 기한만 늦춰지고, 아직 남은 것은 그대로이다', async () => {
  const day = await site.day({ date: '2026-12-05', reservePrice: 10 });
  const soon = await site.booked(day);
  const later = await site.booked(day);
  await site.db
    .updateTable('guests')
    .set({ payBy: seoul('2026-11-20T12:30') })
    .where('id', '=', soon.id)
    .execute();
  await minuteAt('2026-11-20T13:00');
  expect((await find(soon)).payBy).toBe(seoul('2026-11-20T13:30'));
  expect((await find(later)).payBy).toBe(later.payBy);
});

it.each([
  ['1분마다 돌 때에는', '2026-11-20T12:01'],
  ['2분이 밀려도', '2026-11-20T12:02'],
])('%s 기한이 늦춰지지 않는다', async (_, at) => {
  const guest = await site.booked(await site.day({ date: '2026-12-05', reservePrice: 10 }));
  await site.db
    .updateTable('guests')
    .set({ payBy: seoul('2026-11-20T12:01') })
    .execute();
  await minuteAt(at);
  expect((await find(guest)).payBy).toBe(seoul('2026-11-20T12:01'));
});

describe('서버가 멈춘 사이에 끝난 자리 안내는', () => {
  let day: ReserveDay;
  beforeEach(async () => {
    const full = await fullDay([2, 4]);
    day = full.day;
    await join(day);
    await join(day);
    await cancel(full.guest);
    await deliver(now);
    await minuteAt('2026-11-20T12:01');
  });

  it('돌아온 때부터 남았던 만큼 더 이어지고, 그 뒤에 다음 사람에게 간다', async () => {
    await minuteAt('2026-11-22T10:00');
    expect(await list(day)).toMatchObject([{ state: 'OFFERED', until: seoul('2026-11-22T10:59') }, {}]);
    set('2026-11-22T10:59');
    await minute(true);
    expect(await states(day)).toEqual(['EXPIRED', 'OFFERED']);
  });

  it('서버가 여럿이어도, 다시 멈춰도 남았던 만큼만 이어진다', async () => {
    set('2026-11-22T10:00');
    await Promise.all([minute(), minute()]);
    await minuteAt('2026-11-22T18:00');
    expect((await list(day))[0]?.until).toBe(seoul('2026-11-22T18:59'));
  });

  it('멈추기 전에 이미 끝났으면, 밤에 돌아와도 이어지지 않는다', async () => {
    await site.db
      .updateTable('alive')
      .set({ at: seoul('2026-11-20T13:01') })
      .execute();
    await minuteAt('2026-11-21T23:00');
    expect(await states(day)).toEqual(['EXPIRED', 'OFFERED']);
  });

  it('출조일이 지났으면 끝난다', async () => {
    await minuteAt('2026-12-20T10:00');
    expect(await states(day)).toEqual(['EXPIRED', 'WAITING']);
  });
});

it('돌려주지 못했으면 그 1분에는 아무것도 끝내지 않는다', async () => {
  const guest = await site.booked(await site.day({ date: '2026-12-05', reservePrice: 10 }));
  await site.db.schema.alterTable('alive').renameTo('gone').execute();
  await minuteAt('2026-11-22T10:00');
  expect(failures.splice(0)).toHaveLength(1);
  expect((await find(guest)).state).toBe('WATTING');
});
