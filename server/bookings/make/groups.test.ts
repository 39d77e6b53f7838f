import { openDatabase } from '#server/db/open';
import type { Guest } from '#contract/booking/guest.schema';
import { API } from '#contract/paths';
import { openSite, type Site } from '#tests/support/server/site';

/** Bookings that share a commit. */
let site: Site;
afterEach(() => site.close());

const sold = async (): Promise<number> => {
  const { held } = await site.db
    .selectFrom('guests')
    .select((eb) => eb.fn.sum('guestCount').as('held'))
    .executeTakeFirstOrThrow();
  return Number(held);
};

it('답을 들은 예약은 다른 연결에서도 이미 읽힌다', async () => {
  site = await openSite();
  const day = await site.day({ totalCount: 99 });
  const other = await openDatabase(site.place);
  try {
    const found = await Promise.all(
      Array.from({ length: 30 }, async () => {
        const { id } = (await site.book(day, { guestCount: 1 })).json<Guest>();
        return other.selectFrom('guests').select('id').where('id', '=', id).executeTakeFirst();
      }),
    );
    expect(found.filter((row) => row === undefined)).toEqual([]);
  } finally {
    await other.destroy();
  }
});

it('쓰다가 실패한 예약 하나는 저만 되돌려지고, 함께 온 나머지는 예약된다', async () => {
  let draws = 0;
  site = await openSite({
    generateBookingNumber: () => {
      draws += 1;
      if (draws % 4 === 3) throw new Error('no number');
      return `1111-1111-${String(draws).padStart(4, '0')}`;
    },
  });
  const day = await site.day({ totalCount: 20 });
  const responses = await Promise.all(Array.from({ length: 8 }, () => site.book(day, { guestCount: 1 })));
  const accepted = responses.filter(({ statusCode }) => statusCode === 200).length;
  expect(new Set(responses.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 500]));
  expect(await sold()).toBe(accepted);
  expect(await site.reread(day)).toMatchObject({ guestCount: accepted });
  expect(await site.db.selectFrom('messages').select('id').execute()).toHaveLength(accepted);
  expect(await site.db.selectFrom('changes').select('id').execute()).toHaveLength(accepted);
});

it('예약이 몰리는 사이에 운영자가 고치는 것도 저마다 온전하다', async () => {
  site = await openSite();
  const day = await site.day({ totalCount: 99 });
  const operator = await site.operator();
  const guests = await Promise.all(Array.from({ length: 6 }, () => site.booked(day, { guestCount: 1 })));
  const responses = await Promise.all(
    guests.flatMap(({ id, name, phone: tel }) => [
      site.book(day, { guestCount: 2 }),
      site.post(API.updateGuest, { id, name, tel, guestCount: 3 }, operator),
      site.book(day, { guestCount: 1 }),
    ]),
  );
  expect(new Set(responses.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  expect(await sold()).toBe(6 * 6);
  expect(await site.reread(day)).toMatchObject({ guestCount: 36 });
});
