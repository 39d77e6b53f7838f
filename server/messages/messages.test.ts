import { messageListSchema, messageSchema } from '#contract/messages/message.schema';
import { API, apiPath } from '#contract/paths';
import { openSite, type Site } from '#tests/support/server/site';

let site: Site;
let operator: Record<string, string>;
beforeEach(async () => {
  site = await openSite();
  operator = await site.operator();
});
afterEach(() => site.close());

const list = async (query = '') =>
  messageListSchema.strict().parse((await site.get(`${API.messages}${query}`, operator)).json());
const retry = (id: number, headers = operator) => site.post(apiPath(API.retryMessage, { id }), undefined, headers);
const resolve = (id: number, headers = operator) => site.post(apiPath(API.resolveMessage, { id }), undefined, headers);
const cancel = (id: number) => site.post(apiPath(API.cancelGuest, { id }), undefined, operator);
const actions = async () =>
  (await site.db.selectFrom('changes').select(['action', 'actor', 'guestId']).orderBy('id').execute()).slice(1);
const park = (lastError = 'REFUSED NotEnoughBalance') =>
  site.db.updateTable('messages').set({ state: 'PARKED', attempts: 6, lastError }).execute();

describe('보내지 못한 메시지', () => {
  it('누구의 어느 예약인지와 까닭을 함께, 연락처 없이 보여 준다', async () => {
    const guest = await site.booked(await site.day({ date: '2026-12-05' }));
    await park();
    const response = await site.get(`${API.messages}?state=PARKED`, operator);
    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.body).not.toContain('010-0000-0001');
    expect(await list('?state=PARKED')).toEqual({
      list: [
        {
          id: expect.any(Number) as number,
          kind: 'BOOKED',
          audience: 'guest',
          guestId: guest.id,
          guestNumber: guest.guestId,
          guestName: '김바다',
          date: '2026-12-05',
          state: 'PARKED',
          attempts: 6,
          createdAt: guest.createdAt,
          dueAt: guest.createdAt,
          sentAt: null,
          sentText: null,
          sentTo: null,
          failure: 'REFUSED',
          failureDetail: 'NotEnoughBalance',
          holds: true,
        },
      ],
      totalElements: 1,
      page: 0,
      totalPages: 1,
    });
    expect((await list('?state=SENT')).totalElements).toBe(0);
    expect((await list()).totalElements).toBe(1);
  });

  it('새것부터 스무 개씩, 마지막 쪽까지 빠짐없이 나눈다', async () => {
    const { id: guestId, createdAt } = await site.booked(await site.day());
    const row = { kind: 'BOOKED', audience: 'guest', guestId, state: 'SENT', createdAt, dueAt: createdAt } as const;
    const rows = Array.from({ length: 49 }, (_, index) => ({ ...row, dedupKey: `BOOKED:sent ${index}` }));
    await site.db.insertInto('messages').values(rows).execute();
    const newest = await site.db.selectFrom('messages').select(['id', 'state']).orderBy('id', 'desc').execute();
    for (const [query, messages] of [
      ['', newest],
      ['state=SENT&', newest.filter(({ state }) => state === 'SENT')],
    ] as const)
      for (const page of [0, 1, 2, 3]) {
        const found = await list(`?${query}page=${page}`);
        const ids = messages.slice(page * 20, page * 20 + 20).map(({ id }) => id);
        expect([found.totalElements, found.list.map(({ id }) => id)]).toEqual([messages.length, ids]);
      }
  });

  it('다시 보내게 하면 처음부터 다시 보내고, 기록에 남는다', async () => {
    const guest = await site.booked(await site.day());
    await park();
    const [parked] = (await list()).list;
    site.moveClock(3_600_000);
    operator = await site.operator();
    const response = messageSchema.parse((await retry(parked?.id ?? 0)).json());
    expect(response).toMatchObject({ state: 'QUEUED', attempts: 0, failure: null, dueAt: '2026-11-20T00:24:00.000Z' });
    const changes = await site.db.selectFrom('changes').select(['action', 'actor', 'guestId']).execute();
    expect(changes).toContainEqual({ action: 'MESSAGE_RETRIED', actor: 'operator', guestId: guest.id });
  });

  it('세워 둔 것이 아니면 409, 없으면 404, 로그인하지 않으면 401, 없는 상태는 400이다', async () => {
    await site.booked(await site.day());
    const [queued] = (await list()).list;
    expect((await retry(queued?.id ?? 0)).statusCode).toBe(409);
    expect((await retry(999)).statusCode).toBe(404);
    expect((await retry(queued?.id ?? 0, {})).statusCode).toBe(401);
    expect((await site.get(API.messages)).statusCode).toBe(401);
    expect((await site.get(`${API.messages}?state=LOST`, operator)).statusCode).toBe(400);
  });
});

describe('세워 둔 메시지의 처리 완료', () => {
  it('취소된 예약의 것도 된다: 다시 보낼 수 없고, 처리한 것으로 남으며, 목록에서 빠진다', async () => {
    const guest = await site.booked(await site.day());
    await park();
    await cancel(guest.id);
    const [parked] = (await list('?state=PARKED')).list;
    expect(parked).toMatchObject({ kind: 'BOOKED', guestName: '김바다', holds: false });
    expect((await retry(parked?.id ?? 0)).statusCode).toBe(409);
    expect((await list('?state=PARKED')).list).toEqual([parked]);

    const response = messageSchema.parse((await resolve(parked?.id ?? 0)).json());
    expect(response).toMatchObject({ state: 'DROPPED', failure: 'HANDLED' });
    expect((await list('?state=PARKED')).totalElements).toBe(0);
    expect((await list('?state=DROPPED')).list).toEqual([response]);
    expect((await actions()).at(-1)).toEqual({ action: 'MESSAGE_HANDLED', actor: 'operator', guestId: guest.id });
  });

  it('예약이 삭제되었거나 개인정보가 지워졌으면 이름 없이, 예약으로 가는 길 없이 보인다', async () => {
    const owed = await site.booked(await site.day());
    const blanked = await site.booked(await site.day());
    await site.post(apiPath(API.completeGuest, { id: owed.id }), undefined, operator);
    await cancel(owed.id);
    await site.post(apiPath(API.deleteGuest, { id: owed.id }), undefined, operator);
    await site.db.updateTable('guests').set({ name: '', phone: '' }).where('id', '=', blanked.id).execute();
    const { list: shown } = await list();
    expect(new Set(shown.map(({ guestName }) => guestName))).toEqual(new Set([null]));
    expect(new Set(shown.filter(({ guestId }) => guestId === owed.id).map((message) => message.guestNumber))).toEqual(
      new Set([null]),
    );
    expect(shown.every(({ holds }) => !holds)).toBe(true);
  });

  it('잘못 처리한 것은 다시 보낼 수 있다', async () => {
    await site.booked(await site.day());
    await park();
    const [parked] = (await list()).list;
    await resolve(parked?.id ?? 0);
    expect((await retry(parked?.id ?? 0)).json()).toMatchObject({ state: 'QUEUED', attempts: 0, failure: null });
  });

  it('한도를 넘어 보내지 않은 것은 다시 보낼 수 없다', async () => {
    await site.booked(await site.day());
    await site.db.updateTable('messages').set({ state: 'DROPPED', lastError: 'LIMIT' }).execute();
    const [dropped] = (await list()).list;
    expect((await retry(dropped?.id ?? 0)).statusCode).toBe(409);
  });

  it('세워 둔 것이 아니면 409, 없으면 404, 로그인하지 않으면 401이다', async () => {
    await site.booked(await site.day());
    const [queued] = (await list()).list;
    expect((await resolve(queued?.id ?? 0)).statusCode).toBe(409);
    expect((await resolve(999)).statusCode).toBe(404);
    expect((await resolve(queued?.id ?? 0, {})).statusCode).toBe(401);
    expect((await list()).list).toEqual([queued]);
  });
});
