import { attentionSchema, doneRefundsSchema } from '#contract/booking/guest.schema';
import { API, apiPath } from '#contract/paths';
import { openSite, type Site } from '#tests/support/server/site';

let site: Site;
beforeEach(async () => {
  site = await openSite();
});
afterEach(() => site.close());

const attention = async () => attentionSchema.parse((await site.get(API.attention, await site.operator())).json());

it('자리를 기다리는 신청을 날마다 세고, 안내한 것과 취소된 날과 지난 날의 것은 세지 않는다', async () => {
  const days = await Promise.all(
    ['2026-12-05', '2026-12-06', '2026-12-07', '2026-11-19'].map((date) => site.day({ date })),
  );
  await site.db.updateTable('days').set({ state: 'CANCEL' }).where('date', '=', '2026-12-07').execute();
  const entry = { name: '김바다', guestCount: 1, createdAt: '2026-11-19T00:00:00.000Z', key: null, requestHash: null };
  const states = [['WAITING', 'WAITING', 'OFFERED', 'REMOVED'], ['WAITING'], ['WAITING'], ['WAITING']] as const;
  for (const [at, day] of days.entries())
    for (const [place, state] of (states[at] ?? []).entries())
      await site.db
        .insertInto('waiting')
        .values({
          ...entry,
          dayId: day.id,
          number: place + 1,
          phone: `010-0000-000${place}`,
          state,
          passwordHash: null,
          passwordSalt: null,
          ...(state === 'OFFERED' && { offerSalt: 'a', tokenHash: 'b', holdUntil: '2026-12-01T00:00:00.000Z' }),
        })
        .execute();
  expect((await attention()).waiting).toEqual({
    count: 3,
    days: [
      { date: '2026-12-05', count: 2 },
      { date: '2026-12-06', count: 1 },
    ],
  });
});

it('열린 환불의 이름이 오늘 밤 지워지면 그날 그 건수를 알린다', async () => {
  const at = (date: string) => site.setClock(new Date(`${date}T10:00:00+09:00`));
  const soon = async () => (await attention()).openRefunds;
  at('2026-11-20');
  const day = await site.day({ date: '2026-12-05', reservePrice: 10 });
  const guest = await site.booked(day);
  await site.get(apiPath(API.completeGuest, { id: guest.id }), await site.operator());
  await site.get(apiPath(API.cancelGuest, { id: guest.id }), await site.operator());
  at('2026-12-06');
  expect(await soon()).toEqual({ count: 1, amount: 20, erasedSoon: 0 });
  at('2026-12-07');
  expect(await soon()).toEqual({ count: 1, amount: 20, erasedSoon: 1 });
  await site.post(apiPath(API.markRefunded, { id: guest.id }), {}, await site.operator());
  expect(await soon()).toEqual({ count: 0, amount: 0, erasedSoon: 0 });
});

it('이번 달에 환불 완료로 표시한 것은 나중 것부터 남고, 되돌리면 다시 환불할 것이 된다', async () => {
  const at = (date: string) => site.setClock(new Date(`${date}T10:00:00+09:00`));
  const done = async () =>
    doneRefundsSchema
      .parse((await site.get(API.doneRefunds, await site.operator())).json())
      .map(({ guest, amount, undoable }) => [guest?.id, amount, undoable]);
  at('2026-11-20');
  const day = await site.day({ date: '2027-01-05', reservePrice: 10 });
  const guests = [await site.booked(day), await site.booked(day), await site.booked(day, { guestCount: 1 })];
  const [last, first, second] = guests.map(({ id }) => id);
  for (const { id } of guests) {
    await site.get(apiPath(API.completeGuest, { id }), await site.operator());
    await site.get(apiPath(API.cancelGuest, { id }), await site.operator());
  }
  const mark = async (id = 0) => site.post(apiPath(API.markRefunded, { id }), {}, await site.operator());
  await mark(last);
  at('2026-12-01');
  await mark(first);
  at('2026-12-02');
  await mark(second);
  expect(await done()).toEqual([
    [second, 10, true],
    [first, 20, true],
  ]);
  await site.post(apiPath(API.unmarkRefunded, { id: first ?? 0 }), {}, await site.operator());
  expect(await done()).toEqual([[second, 10, true]]);
  expect((await attention()).openRefunds.count).toBe(1);
  await mark(first);
  expect(await done()).toEqual([
    [first, 20, true],
    [second, 10, true],
  ]);
});

it('환불한 뒤에 인원이 바뀌거나 예약이 지워져도 이번 달 환불 내역에는 남고, 되돌릴 수는 없다', async () => {
  const operator = await site.operator();
  const done = async () =>
    doneRefundsSchema
      .parse((await site.get(API.doneRefunds, operator)).json())
      .map(({ guest, date, amount, undoable }) => [guest?.guestCount ?? null, date, amount, undoable]);
  const day = await site.day({ date: '2027-01-05', reservePrice: 10 });
  const { id, name, phone } = await site.booked(day, { guestCount: 4 });
  const edit = async (guestCount: number) => site.post(API.updateGuest, { id, name, tel: phone, guestCount }, operator);
  const mark = async () => site.post(apiPath(API.markRefunded, { id }), {}, operator);
  await site.get(apiPath(API.completeGuest, { id }), operator);
  await edit(3);
  await mark();
  expect(await done()).toEqual([[3, '2027-01-05', 10, true]]);
  await edit(2);
  expect(await done()).toEqual([[2, '2027-01-05', 10, false]]);
  await mark();
  expect(await done()).toEqual([
    [2, '2027-01-05', 10, true],
    [2, '2027-01-05', 10, false],
  ]);
  await site.get(apiPath(API.cancelGuest, { id }), operator);
  await mark();
  await site.get(apiPath(API.deleteGuest, { id }), operator);
  expect(await done()).toEqual([
    [null, '2027-01-05', 20, false],
    [null, '2027-01-05', 10, false],
    [null, '2027-01-05', 10, false],
  ]);
});
