import { API, apiPath, IDEMPOTENCY_HEADER } from '../../contract/paths';
import { BOOKING_LIMITS } from '../../contract/booking/limits.rules';
import type { ErrorBody } from '../../contract/errors';
import { aBooking, openSite, type Site } from '../testing/site';

/**
 * The same requests to two sites: to one in groups, so that many share a commit, to the other one after another along
 * the general path. Both must answer and store the same.
 */
let fast: Site;
let general: Site;
beforeEach(async () => {
  fast = await openSite({ fastPaths: true, limits: BOOKING_LIMITS });
  general = await openSite({ fastPaths: false, limits: BOOKING_LIMITS });
});
afterEach(async () => {
  await fast.close();
  await general.close();
});

interface Sent {
  body: unknown;
  key?: string;
  address?: string;
}
interface Heard {
  status: number;
  retryAfter: unknown;
  body: Record<string, unknown>;
}

const send = async (site: Site, { body, key, address = '203.0.113.1' }: Sent): Promise<Heard> => {
  const answer = await site.app.inject({
    method: 'POST',
    url: API.createBooking,
    payload: body as object,
    headers: key === undefined ? {} : { [IDEMPOTENCY_HEADER]: key },
    remoteAddress: address,
  });
  return { status: answer.statusCode, retryAfter: answer.headers['retry-after'], body: answer.json() };
};

/** Sends a list to both sites and returns the answers of each. */
const sendBoth = async (requests: Sent[]): Promise<{ fast: Heard[]; general: Heard[] }> => {
  const inGroups = await Promise.all(requests.map((request) => send(fast, request)));
  const oneByOne: Heard[] = [];
  for (const request of requests) oneByOne.push(await send(general, request));
  return { fast: inGroups, general: oneByOne };
};
const onBoth = async (work: (site: Site) => Promise<unknown> | void): Promise<void> => {
  for (const site of [fast, general]) await work(site);
};

/** Replaces what differs by chance: ids by their rank, booking numbers by that of their booking, salted hashes by a mark. */
const storedIn = async ({ db }: Site) => {
  const guests = await db.selectFrom('guests').selectAll().orderBy('id').execute();
  const changes = await db.selectFrom('changes').selectAll().orderBy('id').execute();
  const messages = await db.selectFrom('messages').selectAll().orderBy('id').execute();
  const rank = (rows: { id: number }[], id: number | null) => rows.findIndex((row) => row.id === id);
  const guest = (id: number | null) => rank(guests, id);
  return {
    days: await db.selectFrom('days').selectAll().orderBy('id').execute(),
    guests: guests.map((row) => ({
      ...row,
      id: guest(row.id),
      number: row.number.length,
      passwordHash: row.passwordHash?.length ?? null,
      passwordSalt: row.passwordSalt?.length ?? null,
    })),
    changes: changes.map((row) => ({ ...row, id: rank(changes, row.id), guestId: guest(row.guestId) })),
    messages: messages.map((row) => ({
      ...row,
      id: rank(messages, row.id),
      guestId: guest(row.guestId),
      dedupKey: row.dedupKey.replace(/^\d+/, (id) => `change ${rank(changes, Number(id))}`),
    })),
    keys: (await db.selectFrom('idempotencyKeys').selectAll().orderBy('key').execute()).map((row) => ({
      ...row,
      guestId: guest(row.guestId),
    })),
    throttle: await db.selectFrom('throttle').selectAll().orderBy('key').execute(),
  };
};
const answersOf = async ({ db }: Site, heard: Heard[]) => {
  const guests = await db.selectFrom('guests').select(['id', 'number']).orderBy('id').execute();
  const rankOf = (number: unknown) => guests.findIndex((guest) => guest.number === number);
  const plain = (body: Record<string, unknown>) => ({
    ...body,
    ...('id' in body && { id: guests.findIndex(({ id }) => id === body['id']) }),
    ...('guestId' in body && { guestId: rankOf(body['guestId']) }),
  });
  return heard.map(({ body, ...rest }) => {
    const earlier = body['booking'] as Record<string, unknown> | undefined;
    return { ...rest, body: { ...plain(body), ...(earlier && { booking: plain(earlier) }) } };
  });
};
const expectSame = async (heard: { fast: Heard[]; general: Heard[] }): Promise<void> => {
  expect(await answersOf(fast, heard.fast)).toEqual(await answersOf(general, heard.general));
  expect(await storedIn(fast)).toEqual(await storedIn(general));
};

const keyOf = (number: number): string => `5a2f1c1e-7a53-4d4e-9a38-${String(number).padStart(12, '0')}`;
const phone = (number: number): string => `010-0001-${String(number).padStart(4, '0')}`;
const address = (number: number): string => `198.51.100.${number}`;

it('받은 예약과 거절마다 같은 답을 하고 같은 것을 남긴다', async () => {
  await onBoth(async (site) => {
    await site.config({ useReserveFind: 'Y', ktAdmin: 'Y', month: 3, reserveTime: 8 });
    for (let day = 0; day < 5; day += 1) await site.day({ totalCount: 4 });
    await site.day({ state: 'CLOSE' });
    await site.day({ state: 'CANCEL' });
    await site.day({ date: '2026-11-20' });
    await site.day({ date: '2026-11-19' });
    await site.day({ date: '2027-03-01' });
    await site.day({ totalCount: 1, opensAt: '2026-11-25T11:00:00.000Z' });
  });
  const requests: Sent[] = [
    { body: aBooking(1, { tel: phone(1) }), key: keyOf(1) },
    // A repeated key, then the same key with another request.
    { body: aBooking(1, { tel: phone(1) }), key: keyOf(1) },
    { body: aBooking(1, { tel: phone(1), guestCount: 1 }), key: keyOf(1) },
    // From an address that has not taken its share: the number's own earlier booking.
    { body: aBooking(1, { tel: phone(1), askDuplicate: true }), address: address(50) },
    { body: aBooking(1, { tel: phone(2), guestCount: 3 }) },
    // The last seats, the full day, a refused request whose key is sent again.
    { body: aBooking(1, { tel: phone(2) }), key: keyOf(2) },
    { body: aBooking(1, { tel: phone(3), guestCount: 1 }) },
    { body: aBooking(2, { tel: phone(3), guestCount: 9 }), key: keyOf(3) },
    { body: aBooking(2, { tel: phone(3), guestCount: 1 }), key: keyOf(3) },
    // Every other refusal.
    { body: aBooking(2, { name: '', tel: '1', password: '1', guestCount: 0 }) },
    { body: null },
    { body: aBooking(2), key: 'not a key' },
    { body: aBooking(99) },
    ...[6, 7, 8, 9, 10, 11].map((day) => ({ body: aBooking(day, { tel: phone(4) }) })),
    // The limits: unpaid trips of one number, the share of one address.
    ...[2, 3, 4, 5].map((day) => ({ body: aBooking(day, { tel: phone(5) }), address: address(day) })),
    ...[3, 4, 5].map((day) => ({ body: aBooking(day, { tel: phone(6 + day), guestCount: 1 }), address: address(1) })),
    { body: aBooking(3, { tel: phone(20), guestCount: 1 }), address: '127.0.0.1' },
  ];
  const heard = await sendBoth(requests);
  const codes = new Set(heard.fast.map(({ body }) => (body as Partial<ErrorBody>).code));
  for (const code of ['EARLIER_BOOKING', 'DUPLICATE_BOOKING', 'SEATS_GONE', 'VALIDATION', 'NOT_FOUND', 'DAY_CLOSED'])
    expect(codes).toContain(code);
  for (const code of [
    'DAY_CANCELLED',
    'BOOKING_TIME_PASSED',
    'NOT_BOOKING_PERIOD',
    'PHONE_UNPAID',
    'ADDRESS_SEATS',
    'NOT_YET_OPEN',
  ])
    expect(codes).toContain(code);
  await expectSame(heard);
});

it('한 번호의 한 시간과 한 번호의 메시지도 같은 데에서 멈춘다', async () => {
  await onBoth((site) => site.day({ totalCount: 99 }));
  const requests = Array.from({ length: 35 }, (_, index) => ({
    body: aBooking(1, { guestCount: 1 }),
    address: address(index),
  }));
  const heard = await sendBoth(requests);
  expect(heard.fast.filter(({ status }) => status === 429)).toHaveLength(5);
  await expectSame(heard);
  await onBoth((site) => site.moveClock(3_600_000));
  await expectSame(await sendBoth(requests.slice(0, 3)));
});

it('배가 나가는 시각이 되면 둘 다 받지 않는다', async () => {
  await onBoth(async (site) => {
    await site.config({ reserveTime: 23, departAt: '05:00' });
    await site.day({ date: '2026-11-20', departAt: '09:00' });
  });
  const before = await sendBoth([{ body: aBooking(1, { guestCount: 1 }) }]);
  expect(before.fast[0]?.status).toBe(200);
  await onBoth((site) => site.moveClock(3_600_000));
  const after = await sendBoth([{ body: aBooking(1, { tel: phone(2) }) }]);
  expect(after.fast[0]).toMatchObject({ status: 409, body: { code: 'BOOKING_TIME_PASSED' } });
  await expectSame(after);
});

/** A generator of numbers from 0 to 1 that repeats with its seed. */
const seeded = (seed: number) => {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
};

it.each([1, 2, 3])('뒤섞인 신청과 취소, 바뀐 정책과 시각에도 같다 (씨앗 %i)', async (seed) => {
  const random = seeded(seed);
  const upTo = (most: number): number => Math.floor(random() * most);
  const DAYS = 6;
  await onBoth(async (site) => {
    for (let day = 0; day < DAYS; day += 1) await site.day({ totalCount: 10 });
  });
  const aRequest = (): Sent => ({
    body: aBooking(1 + upTo(DAYS), {
      tel: phone(upTo(12)),
      guestCount: 1 + upTo(3),
      ...(random() < 0.2 && { askDuplicate: true }),
      ...(random() < 0.05 && { name: '' }),
    }),
    ...(random() < 0.5 && { key: keyOf(upTo(15)) }),
    address: address(upTo(4)),
  });
  for (let round = 0; round < 8; round += 1) {
    await expectSame(await sendBoth(Array.from({ length: 1 + upTo(14) }, aRequest)));
    const policy = { ktAdmin: random() < 0.5 ? 'Y' : 'N', useReserveFind: random() < 0.5 ? 'Y' : 'N' } as const;
    const passed = upTo(90_000);
    const cancelled = upTo(12);
    await onBoth(async (site) => {
      await site.config(policy);
      site.moveClock(passed);
      const guest = await site.db
        .selectFrom('guests')
        .select('id')
        .orderBy('id')
        .offset(cancelled)
        .limit(1)
        .executeTakeFirst();
      if (guest) await site.get(apiPath(API.cancelGuest, { id: guest.id }), await site.operator());
    });
  }
});
