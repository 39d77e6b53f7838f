import { randomUUID } from 'node:crypto';
import { BOOKING_LIMITS } from '#server/limits/limits';
import type { ReserveDay } from '#contract/day/day.schema';
import type { MessageList } from '#contract/messages/message.schema';
import { API, apiPath, IDEMPOTENCY_HEADER } from '#contract/paths';
import { messageFailure } from '#copy/messages';
import { composeMessage } from './sending/composeMessage';
import { NO_LIMITS, openSite, type Site } from '#tests/support/server/site';
import { withoutIds } from '#tests/support/server/withoutIds';

let site: Site;
let operator: Record<string, string>;
let day: ReserveDay;
beforeEach(async () => {
  site = await openSite();
  operator = await site.operator();
  day = await site.day({ date: '2026-12-05' });
});
afterEach(() => site.close());

const outbox = () => site.db.selectFrom('messages').selectAll().orderBy('id').execute();
const written = async () => (await outbox()).map(({ kind, audience }) => `${kind} ${audience}`);
const act = (path: string, id: number) => site.post(apiPath(path, { id }), undefined, operator);

describe('한 번호의 한 시간', () => {
  const LIMIT = BOOKING_LIMITS.messagesPerPhoneHour;
  const sendable = async () => (await outbox()).filter(({ state }) => state === 'QUEUED');
  beforeEach(async () => {
    await site.close();
    site = await openSite({ limits: { ...NO_LIMITS, messagesPerPhoneHour: LIMIT } });
    operator = await site.operator();
    day = await site.day({ date: '2026-12-05', totalCount: 100 });
    await site.config({ useReserveFind: 'Y' });
  });
  /** Books with another person's number and cancels, as a stranger could. */
  const bookAndCancel = async (over: Record<string, unknown> = {}): Promise<void> => {
    const { guestId } = await site.booked(day, over);
    expect((await site.post(API.cancelBooking, { guestId, password: '1234' })).statusCode).toBe(200);
  };

  it('예약과 취소를 번갈아 해도 그 번호에는 정해진 수까지만 보내고, 넘은 것은 까닭과 함께 남으며, 운영자에게는 모두 보낸다', async () => {
    await site.config({ ktAdmin: 'Y' });
    for (let turn = 0; turn < LIMIT; turn += 1) await bookAndCancel();
    expect((await sendable()).map(({ audience }) => audience).sort()).toEqual([
      ...Array.from({ length: LIMIT }, () => 'guest'),
      ...Array.from({ length: 2 * LIMIT }, () => 'operator'),
    ]);
    const { list } = (await site.get(`${API.messages}?state=DROPPED`, operator)).json<MessageList>();
    expect(new Set(list.map(({ failure }) => failure))).toEqual(new Set(['LIMIT']));
    expect(messageFailure.LIMIT).toMatch(/보내지 않았습니다\.$/);
  });

  it('다른 번호에는 그대로 보내고, 한 시간이 지나면 다시 보낸다', async () => {
    for (let turn = 0; turn < LIMIT; turn += 1) await bookAndCancel();
    await bookAndCancel({ tel: '010-0000-0002' });
    expect(await sendable()).toHaveLength(LIMIT + 2);
    site.moveClock(3_600_000);
    await site.booked(day);
    expect(await sendable()).toHaveLength(LIMIT + 3);
  });

  it('운영자가 한 일은 언제나 알린다', async () => {
    for (let turn = 0; turn < LIMIT; turn += 1) await bookAndCancel();
    const guest = await site.booked(day);
    await act(API.completeGuest, guest.id);
    await act(API.cancelGuest, guest.id);
    expect((await sendable()).slice(LIMIT).map(({ kind }) => kind)).toEqual(['PAID', 'CANCELLED']);
  });

  it('한꺼번에 신청해도 정해진 수까지이다', async () => {
    await Promise.all(Array.from({ length: 2 * LIMIT }, () => site.book(day, { guestCount: 1 })));
    expect(await sendable()).toHaveLength(LIMIT);
  });
});

describe('예약에 생긴 일은 보낼 메시지로 남는다', () => {
  it('신청, 수정, 입금확인, 취소마다 예약자에게 하나씩 남는다', async () => {
    const guest = await site.booked(day);
    const edit = { id: guest.id, name: guest.name, tel: guest.phone, guestCount: 3 };
    await site.post(API.updateGuest, edit, operator);
    await act(API.completeGuest, guest.id);
    await act(API.cancelGuest, guest.id);
    expect(await written()).toEqual(['BOOKED guest', 'EDITED guest', 'PAID guest', 'CANCELLED guest']);
    expect((await outbox())[0]).toMatchObject({
      guestId: guest.id,
      state: 'QUEUED',
      attempts: 0,
      dueAt: guest.createdAt,
      createdAt: guest.createdAt,
      facts: '{}',
    });
  });

  it('운영자 알림을 사용하면 신청, 수정, 취소는 운영자에게도 남고, 스스로 확인한 입금은 예약자에게만 남는다', async () => {
    await site.config({ ktAdmin: 'Y' });
    const guest = await site.booked(day);
    await act(API.completeGuest, guest.id);
    await site.post(API.updateGuest, { id: guest.id, name: guest.name, tel: guest.phone, guestCount: 3 }, operator);
    await act(API.cancelGuest, guest.id);
    expect(await written()).toEqual([
      'BOOKED guest',
      'BOOKED operator',
      'PAID guest',
      'EDITED guest',
      'EDITED operator',
      'CANCELLED guest',
      'CANCELLED operator',
    ]);
    const keys = (await outbox()).map(({ dedupKey }) => dedupKey);
    expect(new Set(keys).size).toBe(7);
  });

  it('방문자가 스스로 취소해도 남는다', async () => {
    await site.config({ useReserveFind: 'Y' });
    const { guestId } = await site.booked(day);
    await site.post(API.cancelBooking, { guestId, password: '1234' });
    expect(await written()).toEqual(['BOOKED guest', 'CANCELLED guest']);
  });

  it('거절된 예약과 거절된 변경에는 남지 않는다', async () => {
    const guest = await site.booked(day);
    await site.book(day, { guestCount: 50 });
    await site.book(day, { name: '' });
    await act(API.deleteGuest, guest.id);
    expect(await written()).toEqual(['BOOKED guest']);
  });

  it('두 번 보낸 예약에는 하나만 남는다', async () => {
    const headers = { [IDEMPOTENCY_HEADER]: randomUUID() };
    for (let times = 0; times < 3; times += 1) expect((await site.book(day, {}, headers)).statusCode).toBe(200);
    expect(await written()).toEqual(['BOOKED guest']);
  });

  it('날을 운항취소로 바꾸는 것만으로는 아무에게도 보내지 않는다', async () => {
    const guest = await site.booked(day);
    await site.post(API.updateDayState, { id: day.id, state: 'CANCEL' }, operator);
    expect(await written()).toEqual(['BOOKED guest']);
    await act(API.cancelGuest, guest.id);
    expect((await outbox())[1]).toMatchObject({ kind: 'CANCELLED', facts: '{"tripCancelled":true}' });
  });

  it('예약을 삭제하면 보내지 않은 메시지를 버린다', async () => {
    const guest = await site.booked(day);
    await site.db.updateTable('messages').set({ state: 'SENT' }).execute();
    await act(API.cancelGuest, guest.id);
    await act(API.deleteGuest, guest.id);
    expect((await outbox()).map(({ state }) => state)).toEqual(['SENT', 'DROPPED']);
  });

  it('메시지에는 이름도 연락처도 없다', async () => {
    await site.config({ ktAdmin: 'Y' });
    const guest = await site.booked(day, { name: '정나래봉', tel: '010-8765-4321' });
    await act(API.cancelGuest, guest.id);
    expect(withoutIds(JSON.stringify(await outbox()))).not.toMatch(/정나래|8765|4321/);
  });
});

describe('그사이 달라진 예약', () => {
  let id: number;
  beforeEach(async () => {
    ({ id } = await site.booked(day));
    await act(API.completeGuest, id);
  });
  const edit = (guestCount: number) =>
    site.post(API.updateGuest, { id, name: '김바다', tel: '010-0000-0001', guestCount }, operator);
  const told = async (kind: string, audience = 'guest') => {
    const texts: string[] = [];
    for (const row of (await outbox()).filter((each) => each.kind === kind && each.audience === audience)) {
      const message = row.state === 'QUEUED' && (await composeMessage(site.db, row, null, new Date(row.dueAt)));
      if (message) texts.push(message.text);
    }
    return texts;
  };

  it('입금을 확인하고 바로 인원을 늘렸으면, 늦게 가는 입금 확인도 더 입금할 금액을 적는다', async () => {
    await edit(3);
    expect(await told('EDITED')).toEqual([expect.stringContaining('10만원')]);
    expect(await told('PAID')).toEqual([expect.stringMatching(/입금이 확인되어.* 3명.*추가 입금.* 10만원/)]);
    await act(API.completeGuest, id);
    for (const text of await told('PAID')) expect(text).not.toContain('추가 입금');
  });

  it('더 받은 입금의 확인을 되돌려도 먼저 받은 입금은 알린다', async () => {
    await edit(3);
    await act(API.completeGuest, id);
    await act(API.unpayGuest, id);
    expect(await told('PAID')).toEqual([expect.stringContaining('추가 입금')]);
  });

  it('운영자에게 가는 글도 이미 보낸 환불을 앞으로 할 환불이라고 하지 않는다', async () => {
    await site.config({ ktAdmin: 'Y' });
    await edit(1);
    expect(await told('EDITED', 'operator')).toEqual([expect.stringContaining('환불 예정 금액 10만원')]);
    await act(API.markRefunded, id);
    await edit(1);
    for (const text of await told('EDITED', 'operator')) expect(text).not.toContain('환불 예정');
  });

  it('취소 안내가 나가기 전에 환불했으면, 할 환불이 아니라 한 환불을 알린다', async () => {
    await act(API.cancelGuest, id);
    expect(await told('CANCELLED')).toEqual([expect.stringContaining('환불 예정 금액 20만원')]);
    await act(API.markRefunded, id);
    const [text] = await told('CANCELLED');
    expect(text).toContain('11/20(금)에 운영자가 20만원을 환불해 드렸습니다.');
    expect(text).not.toContain('환불 예정');
  });

  it('일부를 환불받은 뒤 운항이 취소되면, 전액이 얼마인지 적는다', async () => {
    site.setClock(new Date('2026-11-30T09:00:00+09:00'));
    operator = await site.operator();
    await edit(1);
    await act(API.markRefunded, id);
    await site.post(API.cancelTrip, { id: day.id, reason: 'WEATHER' }, operator);
    expect(await told('TRIP_CANCELLED')).toEqual([expect.stringContaining('입금하신 10만원을 전액 환불해 드립니다.')]);
  });

  it('운항취소인 날에는 예약이 확정되었다고 하지 않고, 더 입금하라고 하지 않는다', async () => {
    await edit(3);
    await site.post(API.updateDayState, { id: day.id, state: 'CANCEL' }, operator);
    expect(await told('PAID')).toEqual([]);
    for (const text of await told('EDITED')) expect(text).not.toContain('입금');
  });
});
