import { get, type IncomingMessage } from 'node:http';
import { once } from 'node:events';
import { seatEventSchema, type SeatEvent } from '#contract/live/seats.schema';
import { API } from '#contract/paths';
import { MINUTE_MS } from '#contract/time.rules';
import type { ErrorBody } from '#contract/errors';
import { inTransaction } from '#server/db/unitOfWork';
import { recordChange, VISITOR } from '#server/history/recordChange';
import { FROZEN_NOW } from '#mocks/now';
import { listen } from '#tests/support/server/listen';
import { openSite, type Site } from '#tests/support/server/site';
import { until } from '#tests/support/server/until';
import { localBus, type LiveBus } from '#server/bus/bus';
import type { Every } from '#server/bus/every';
import { HEARTBEAT_MS } from './live.service';
import { NAMED_DAYS_MAX, SEATS_EVERY_MS, type StreamLimits } from './seatStreams';

const SECOND_MS = 1_000;

let site: Site;
let bus: LiveBus;
let address: string;
let works: { ms: number; work: () => void }[];
const every: Every = (ms, work) => {
  const entry = { ms, work };
  works.push(entry);
  return () => {
    works = works.filter((one) => one !== entry);
  };
};
/** Lets an interval pass. */
const pass = (ms: number) => works.filter((one) => one.ms === ms).forEach(({ work }) => work());
const second = () => pass(SEATS_EVERY_MS);

const readers = new Set<IncomingMessage>();
interface Reader {
  response: IncomingMessage;
  text: () => string;
  events: () => SeatEvent[];
}
const look = async (query = ''): Promise<Reader> => {
  const request = get(address + API.seatEvents + query, { agent: false });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  readers.add(response);
  let text = '';
  response.setEncoding('utf8');
  response.on('data', (chunk: string) => (text += chunk));
  response.on('error', () => undefined);
  const events = () =>
    [...text.matchAll(/^event: (?!beat)(\w+)\ndata: (.*)\n\n/gm)].map(([, name, data = '']) => {
      const event = seatEventSchema.parse(JSON.parse(data));
      expect(event.event).toBe(name);
      return event;
    });
  return { response, text: () => text, events };
};
const looking = async (query?: string): Promise<Reader> => {
  const reader = await look(query);
  await until(() => reader.events().length === 1);
  return reader;
};
const heard = async (reader: Reader, count: number): Promise<SeatEvent[]> => {
  await until(() => reader.events().length >= count);
  return reader.events();
};

const open = async (streamLimits?: StreamLimits): Promise<void> => {
  works = [];
  bus = localBus();
  site = await openSite({ bus, every, streamLimits });
  address = await listen(site.app);
};
afterEach(async () => {
  for (const response of readers) response.destroy();
  readers.clear();
  await site.close();
});

describe('손님의 화면에', () => {
  beforeEach(() => open());

  it('다른 손님이 예약하면 남은 자리가 전해지고, 누가 예약했는지는 전해지지 않는다', async () => {
    const day = await site.day({ totalCount: 20 });
    const reader = await looking();
    expect(reader.response.headers).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
      'x-content-type-options': 'nosniff',
    });
    expect(reader.events()).toEqual([{ event: 'ready' }]);
    const guest = await site.booked(day, { guestCount: 3 });
    second();
    const { id, date, totalCount } = day;
    const seats = { id, date, totalCount, state: 'OPEN', guestCount: 3, heldCount: 0, charter: 'N' };
    expect(await heard(reader, 2)).toEqual([{ event: 'ready' }, { event: 'seats', days: [seats] }]);
    expect(reader.text()).not.toMatch(/김바다|010|guestId|name|tel/);
    expect(reader.text()).not.toContain(guest.guestId);
  });

  it('화면을 그린 뒤로 달라진 것이 없으면 목록을 다시 읽지 않아도 된다고 하고, 그 사이에 예약되었으면 읽게 한다', async () => {
    const day = await site.day({ totalCount: 20 });
    const rendered = FROZEN_NOW.getTime() + MINUTE_MS;
    site.setClock(new Date(rendered));
    expect((await looking(`?since=${rendered}`)).events()).toEqual([{ event: 'ready', current: true }]);
    expect((await looking()).events()).toEqual([{ event: 'ready' }]);
    site.moveClock(SECOND_MS);
    await site.booked(day, { guestCount: 3 });
    expect((await looking(`?since=${rendered}`)).events()).toEqual([{ event: 'ready' }]);
    // Seconds after the booking a page may still have been rendered without it.
    site.moveClock(SECOND_MS);
    expect((await looking(`?since=${rendered + 2 * SECOND_MS}`)).events()).toEqual([{ event: 'ready' }]);
  });

  it('자리와 상관없는 일은 다시 읽게 하지 않고, 때가 아닌 값은 거절한다', async () => {
    const day = await site.day();
    const rendered = FROZEN_NOW.getTime() + MINUTE_MS;
    const clock = () => new Date(rendered + SECOND_MS);
    site.setClock(clock());
    await inTransaction(site.db, (transaction) =>
      recordChange({ clock, bus }, transaction, { actor: VISITOR, action: 'PAID', dayId: day.id }),
    );
    expect((await looking(`?since=${rendered}`)).events()).toEqual([{ event: 'ready', current: true }]);
    expect((await look('?since=soon')).response.statusCode).toBe(400);
  });

  it('1초에 여러 번 예약되어도 소식은 한 번이고 마지막 자리를 말한다', async () => {
    const one = await site.day({ totalCount: 20 });
    const two = await site.day({ totalCount: 20 });
    const reader = await looking();
    await site.booked(one, { guestCount: 1 });
    await site.booked(two, { guestCount: 2, tel: '010-0000-0002' });
    await site.booked(one, { guestCount: 4, tel: '010-0000-0003' });
    second();
    expect((await heard(reader, 2))[1]).toMatchObject({
      days: [
        { id: one.id, guestCount: 5 },
        { id: two.id, guestCount: 2 },
      ],
    });
    second();
    pass(HEARTBEAT_MS);
    await until(() => reader.text().endsWith('event: beat\ndata: {}\n\n'));
    expect(reader.events()).toHaveLength(2);
  });

  it('자리와 상관없는 일은 알리지 않는다', async () => {
    const day = await site.day();
    const reader = await looking();
    for (const action of ['PAID', 'CALLED', 'GUEST_MEMO', 'WAITING_JOINED', 'PASSWORD'] as const)
      await inTransaction(site.db, (transaction) =>
        recordChange({ clock: () => new Date(0), bus }, transaction, { actor: VISITOR, action, dayId: day.id }),
      );
    second();
    pass(HEARTBEAT_MS);
    await until(() => reader.text().endsWith('event: beat\ndata: {}\n\n'));
    expect(reader.events()).toEqual([{ event: 'ready' }]);
  });

  it.each(['MOVED', 'DAY_CREATED', 'DAY_PLANNED', 'DAY_MEMO', 'TRIP_RESTORED', 'STORE_POLICY'] as const)(
    '%s 뒤에는 목록을 다시 읽으라고 한다',
    async (action) => {
      const reader = await looking();
      await inTransaction(site.db, (transaction) =>
        recordChange({ clock: () => new Date(0), bus }, transaction, { actor: VISITOR, action }),
      );
      second();
      expect(await heard(reader, 2)).toEqual([{ event: 'ready' }, { event: 'reload' }]);
    },
  );

  it('운항을 취소하면 새 메모까지 보도록 목록을 다시 읽으라고 한다', async () => {
    const day = await site.day({ memo: '갈치 시즌' });
    const operator = await site.operator();
    const reader = await looking();
    const sent = { id: day.id, reason: 'WEATHER', memo: '풍랑주의보로 쉽니다.' };
    expect((await site.post(API.cancelTrip, sent, operator)).statusCode).toBe(200);
    second();
    expect(await heard(reader, 2)).toEqual([{ event: 'ready' }, { event: 'reload' }]);
  });

  it('더 새로운 서버가 쓴 모르는 변경 뒤에도 목록을 다시 읽으라고 한다', async () => {
    const reader = await looking();
    await inTransaction(site.db, (transaction) =>
      bus.publish(transaction, [{ id: 1, action: 'NOT_YET_KNOWN', dayId: 1, guestId: null, at: '' }]),
    );
    second();
    expect(await heard(reader, 2)).toEqual([{ event: 'ready' }, { event: 'reload' }]);
  });

  it('한꺼번에 너무 많은 날이 달라지면 목록을 다시 읽으라고 한다', async () => {
    const reader = await looking();
    await inTransaction(site.db, (transaction) =>
      bus.publish(
        transaction,
        Array.from({ length: NAMED_DAYS_MAX + 1 }, (_, at) => ({
          id: at + 1,
          action: 'DAY_STATE',
          dayId: at + 1,
          guestId: null,
          at: '',
        })),
      ),
    );
    second();
    expect(await heard(reader, 2)).toEqual([{ event: 'ready' }, { event: 'reload' }]);
  });

  it('아무도 보지 않으면 서버도 쉰다', async () => {
    const before = works.length;
    const reader = await looking();
    expect(works.length).toBeGreaterThan(before);
    reader.response.destroy();
    await until(() => works.length === before);
  });

  it('수백 명이 보고 있어도 모두가 모든 소식을 차례대로 듣는다', async () => {
    const day = await site.day({ totalCount: 20 });
    const readers = await Promise.all(Array.from({ length: 300 }, looking));
    for (const [index, guestCount] of [1, 2].entries()) {
      await site.booked(day, { guestCount, tel: `010-0000-000${index}` });
      second();
      await heard(readers[0] as Reader, index + 2);
    }
    for (const reader of readers) {
      const [, one, two] = await heard(reader, 3);
      expect([one, two]).toMatchObject([{ days: [{ guestCount: 1 }] }, { days: [{ guestCount: 3 }] }]);
    }
  });

  it('서버가 멈추면 연결을 끝낸다', async () => {
    const reader = await looking();
    const ended = once(reader.response, 'close');
    await site.app.close();
    await ended;
  });
});

describe('연결의 한도', () => {
  it('넘은 연결은 503으로 거절되고, 한 사람이 떠나면 다시 열린다', async () => {
    await open({ total: 2, perAddress: 10 });
    const first = await looking();
    await looking();
    const refused = await look();
    expect(refused.response.statusCode).toBe(503);
    expect(refused.response.headers['retry-after']).toBe('60');
    await once(refused.response, 'end');
    expect((JSON.parse(refused.text()) as ErrorBody).code).toBe('UNAVAILABLE');
    first.response.destroy();
    await until(async () => (await look()).response.statusCode === 200);
  });

  it('한 주소는 제 몫까지만 연다', async () => {
    await open({ total: 10, perAddress: 1 });
    await looking();
    expect((await look()).response.statusCode).toBe(503);
  });
});
