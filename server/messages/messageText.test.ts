import type { MessageKind } from '#contract/messages/message.schema';
import { aDay, aManagedGuest, aRefund } from '#mocks/builders';
import {
  cameTooLate,
  isReminderOver,
  isWorthSending,
  messageText,
  messageVariables,
  type MessageMatter,
} from './messageText';
import { SMS_BYTES, smsBytes } from './sending/smsLength';

const STORE = { name: '새벽호', bank: '수협 000-0000-0000 박한결', tel: '055-000-0000' };
const matter = (kind: MessageKind, over: Partial<MessageMatter> = {}): MessageMatter => ({
  kind,
  audience: 'guest',
  createdAt: '2026-11-20T00:00:00.000Z',
  facts: {},
  guest: aManagedGuest(),
  day: aDay(),
  store: STORE,
  times: { departAt: null, returnAt: null, meetAt: null },
  ...over,
});
const cancelled = (refund = aRefund()) => aManagedGuest({ state: 'CANCEL', refund });

it('출항 시각을 아는 출조는 안내에 시각을 적는다', () => {
  const times = { departAt: '05:00', returnAt: '15:00', meetAt: 30 };
  expect(messageText(matter('BOOKED', { times }))).toContain(
    '예약이 신청되었습니다. 04:30 집합 → 05:00 출항 → 15:00 귀항. 입금하실 예약금',
  );
  expect(messageText(matter('PAID', { times, guest: aManagedGuest({ state: 'COMPLETE' }) }))).toBe(
    '[새벽호] 입금이 확인되어 예약이 확정되었습니다. 12/5(토) 2명. 04:30 집합 → 05:00 출항 → 15:00 귀항.',
  );
  expect(messageVariables(matter('PAID', { times }))).toMatchObject({
    출항시각: '오전 5시',
    집합시각: '오전 4시 30분',
  });
  expect(messageVariables(matter('PAID'))).toMatchObject({ 출항시각: '-', 집합시각: '-' });
});

describe('예약자에게 보내는 글', () => {
  it.each<[string, MessageMatter, string]>([
    [
      '신청',
      matter('BOOKED'),
      '[새벽호] 김바다님 12/5(토) 2명 예약이 신청되었습니다. 입금하실 예약금 20만원(선비 40만원 중). 입금 계좌 수협 000-0000-0000 박한결. 예약번호 4821-0937-6654',
    ],
    [
      '계좌를 정하지 않았을 때',
      matter('BOOKED', { store: { name: null, bank: null, tel: null } }),
      '[낚싯배] 김바다님 12/5(토) 2명 예약이 신청되었습니다. 입금하실 예약금 20만원(선비 40만원 중). 입금하실 계좌는 전화로 알려 드립니다. 예약번호 4821-0937-6654',
    ],
    [
      '예약금이 없을 때',
      matter('BOOKED', { guest: aManagedGuest({ reservePrice: 0 }) }),
      '[새벽호] 김바다님 12/5(토) 2명 예약이 신청되었습니다. 예약번호 4821-0937-6654',
    ],
    [
      '보내기 전에 입금이 확인되었을 때',
      matter('BOOKED', { guest: aManagedGuest({ state: 'COMPLETE' }) }),
      '[새벽호] 김바다님 12/5(토) 2명 예약이 신청되었습니다. 예약번호 4821-0937-6654',
    ],
    [
      '운영자가 추가한 예약',
      matter('BOOKED', { facts: { byOperator: true } }),
      '[새벽호] 김바다님 12/5(토) 2명 예약이 신청되었습니다. 입금하실 예약금 20만원(선비 40만원 중). 입금 계좌 수협 000-0000-0000 박한결. 예약번호 4821-0937-6654 예약 변경과 취소는 전화로 알려 주세요. 055-000-0000',
    ],
    [
      '운영자가 입금을 받고 추가한 예약',
      matter('BOOKED', { facts: { byOperator: true }, guest: aManagedGuest({ state: 'COMPLETE' }) }),
      '[새벽호] 김바다님 12/5(토) 2명 예약이 확정되었습니다. 출항 10분 전까지 도착해 주세요. 예약번호 4821-0937-6654 예약 변경과 취소는 전화로 알려 주세요. 055-000-0000',
    ],
    [
      '운영자가 추가한 독선',
      matter('BOOKED', {
        facts: { byOperator: true },
        guest: aManagedGuest({ guestCount: 6, charter: 'Y', totalPrice: 150, totalReservePrice: 50 }),
      }),
      '[새벽호] 김바다님 12/5(토) 독선 6명 예약이 신청되었습니다. 입금하실 예약금 50만원(선비 150만원 중). 입금 계좌 수협 000-0000-0000 박한결. 예약번호 4821-0937-6654 예약 변경과 취소는 전화로 알려 주세요. 055-000-0000',
    ],
    [
      '수정',
      matter('EDITED', { guest: aManagedGuest({ state: 'COMPLETE', guestCount: 3 }) }),
      '[새벽호] 김바다님 12/5(토) 3명, 예약이 변경되었습니다. 예약번호 4821-0937-6654',
    ],
    [
      '옮긴 예약',
      matter('MOVED', { facts: { movedFrom: '2026-12-02', movedTo: '2026-12-05' } }),
      '[새벽호] 김바다님 예약이 12/2(수)에서 12/5(토)로 옮겨졌습니다. 2명. 입금하실 예약금 20만원(선비 40만원 중). 입금 계좌 수협 000-0000-0000 박한결. 예약번호 4821-0937-6654',
    ],
    [
      '요금이 싼 날로 옮긴 예약',
      matter('MOVED', {
        facts: { movedFrom: '2026-12-02', movedTo: '2026-12-05' },
        guest: aManagedGuest({ state: 'COMPLETE', refund: aRefund({ amount: 10 }) }),
      }),
      '[새벽호] 김바다님 예약이 12/2(수)에서 12/5(토)로 옮겨졌습니다. 2명. 출항 10분 전까지 도착해 주세요. 환불 예정 금액 10만원 예약번호 4821-0937-6654',
    ],
    [
      '입금 확인',
      matter('PAID', { guest: aManagedGuest({ state: 'COMPLETE' }) }),
      '[새벽호] 입금이 확인되어 예약이 확정되었습니다. 12/5(토) 2명. 출항 10분 전까지 도착해 주세요.',
    ],
    [
      '예약금이 없는 예약의 확정은 입금을 말하지 않는다',
      matter('PAID', { guest: aManagedGuest({ state: 'COMPLETE', reservePrice: 0, paid: 0 }) }),
      '[새벽호] 김바다님 12/5(토) 2명 예약이 확정되었습니다. 출항 10분 전까지 도착해 주세요.',
    ],
    [
      '입금하지 않은 예약의 취소',
      matter('CANCELLED', { guest: aManagedGuest({ state: 'CANCEL' }) }),
      '[새벽호] 12/5(토) 예약이 취소되었습니다.',
    ],
    [
      '환불이 있는 취소',
      matter('CANCELLED', { guest: cancelled(aRefund({ rate: 50, amount: 7.5 })) }),
      '[새벽호] 12/5(토) 예약이 취소되었습니다. 환불 예정 금액 7.5만원',
    ],
    [
      '환불이 없는 취소',
      matter('CANCELLED', { guest: cancelled(aRefund({ rate: 0, amount: 0 })) }),
      '[새벽호] 12/5(토) 예약이 취소되었습니다. 환불되는 금액이 없습니다.',
    ],
    [
      '운항이 취소된 날의 취소',
      matter('CANCELLED', { guest: cancelled(), facts: { tripCancelled: true } }),
      '[새벽호] 12/5(토) 운항이 취소되었습니다. 입금하신 20만원을 전액 환불해 드립니다.',
    ],
  ])('%s', (_, given, text) => {
    expect(messageText(given)).toBe(text);
  });
});

describe('입금한 예약의 인원을 고쳤을 때', () => {
  it.each([
    [3, '추가 입금 10만원. 입금 계좌'],
    [1, '환불 예정 금액 10만원'],
  ])('%i명이 되면 더 낼 금액이나 돌려받을 금액을 적는다', (guestCount, text) => {
    const refund = guestCount === 1 ? aRefund({ amount: 10 }) : null;
    const guest = aManagedGuest({ state: 'COMPLETE', guestCount, paid: 20, refund });
    expect(messageText(matter('EDITED', { guest }))).toContain(text);
  });
});

describe('운영자에게 보내는 글', () => {
  it.each<[MessageKind, string]>([
    ['BOOKED', '[새 예약] 12/5(토) 김바다 2명 010-0000-0001'],
    ['EDITED', '[예약 수정] 12/5(토) 김바다 2명 010-0000-0001'],
    ['PAID', '[입금 확인] 12/5(토) 김바다 2명 010-0000-0001'],
  ])('%s', (kind, text) => {
    expect(messageText(matter(kind, { audience: 'operator' }))).toBe(text);
  });

  it('취소에는 환불할 금액이 있으면 적는다', () => {
    expect(messageText(matter('CANCELLED', { audience: 'operator', guest: cancelled() }))).toBe(
      '[예약 취소] 12/5(토) 김바다 2명 010-0000-0001 환불 예정 금액 20만원',
    );
  });
});

describe('글의 길이', () => {
  it('영문과 숫자는 1바이트, 한글과 그림문자는 2바이트로 센다', () => {
    expect(smsBytes('[새벽호] 12/5(토)')).toBe(17);
    expect(smsBytes('🎣')).toBe(2);
  });

  it('취소 안내는 환불 금액이 커도 문자 한 통에 들어간다', () => {
    const guest = { ...cancelled(aRefund({ amount: 1000 })), date: '2026-12-25' };
    for (const facts of [{}, { tripCancelled: true } as const])
      expect(smsBytes(messageText(matter('CANCELLED', { guest, facts })))).toBeLessThanOrEqual(SMS_BYTES);
  });
});

describe('보낼 것이 남았는지', () => {
  it('개인정보가 지워졌으면 보내지 않는다', () => {
    const guest = aManagedGuest({ name: '', phone: '' });
    for (const audience of ['guest', 'operator'] as const)
      expect(isWorthSending(matter('BOOKED', { guest, audience }))).toBe(false);
  });

  it('그사이에 취소된 예약은 취소만 알린다', () => {
    const guest = cancelled();
    expect(
      (['BOOKED', 'EDITED', 'PAID', 'CANCELLED'] as const).map((kind) => isWorthSending(matter(kind, { guest }))),
    ).toEqual([false, false, false, true]);
    expect(isWorthSending(matter('BOOKED', { guest, audience: 'operator' }))).toBe(true);
  });

  it('되돌린 입금은 확인되었다고 알리지 않는다', () => {
    expect(isWorthSending(matter('PAID', { guest: aManagedGuest({ state: 'COMPLETE' }) }))).toBe(true);
    expect(isWorthSending(matter('PAID', { guest: aManagedGuest() }))).toBe(false);
  });

  it('다시 살아난 예약은 취소되었다고 알리지 않는다', () => {
    for (const kind of ['CANCELLED', 'DEADLINE_PASSED'] as const)
      for (const audience of ['guest', 'operator'] as const) {
        expect(isWorthSending(matter(kind, { audience, guest: cancelled() }))).toBe(true);
        for (const state of ['WATTING', 'COMPLETE'] as const)
          expect(isWorthSending(matter(kind, { audience, guest: aManagedGuest({ state }) }))).toBe(false);
      }
  });

  it('그사이 또 옮겨진 예약에는 먼저 옮긴 것을 알리지 않는다', () => {
    const facts = { movedFrom: '2026-12-02', movedTo: '2026-12-05' };
    expect(isWorthSending(matter('MOVED', { facts }))).toBe(true);
    expect(isWorthSending(matter('MOVED', { facts, guest: aManagedGuest({ date: '2026-12-06' }) }))).toBe(false);
    expect(isWorthSending(matter('MOVED', { facts, guest: cancelled() }))).toBe(false);
  });
});

it('입금한 예약을 시각이 다른 날로 옮기면 그날의 집합 시각을 알린다', () => {
  const moved = matter('MOVED', {
    facts: { movedFrom: '2026-12-02', movedTo: '2026-12-05' },
    guest: aManagedGuest({ state: 'COMPLETE' }),
    times: { departAt: '17:00', returnAt: null, meetAt: 30 },
  });
  expect(messageText(moved)).toContain('16:30 집합 → 17:00 출항.');
});

describe('취소된 출조의 안내', () => {
  const facts = { tripCancelled: true, tripReason: 'WEATHER' } as const;
  const tripCancelled = (over: Partial<MessageMatter['guest']>) =>
    matter('TRIP_CANCELLED', { facts, guest: { ...cancelled(), ...over } });

  it('취소를 되돌린 뒤 예약이 따로 취소되었으면, 아직 보내지 못한 운항 취소는 알리지 않는다', () => {
    expect(isWorthSending(tripCancelled({ cancelledAt: '2026-11-20T00:00:00.000Z' }))).toBe(true);
    expect(isWorthSending(tripCancelled({ cancelledAt: '2026-11-20T00:05:00.000Z' }))).toBe(false);
    expect(isWorthSending(matter('TRIP_CANCELLED', { facts }))).toBe(false);
  });

  it('먼저 인원을 줄이며 일부만 환불하기로 한 예약에는 전액이 아니라 환불할 금액을 적는다', () => {
    expect(messageText(tripCancelled({ paid: 20, refund: aRefund({ amount: 20 }) }))).toContain('전액 환불');
    const partly = messageText(tripCancelled({ paid: 80, refund: aRefund({ amount: 55 }) }));
    expect(partly).toContain('환불 예정 금액 55만원');
    expect(partly).not.toContain('전액');
  });
});

describe('다른 이름으로 입금하는 예약', () => {
  const guest = aManagedGuest({ payer: '주식회사 바다', payBy: '2026-12-01T09:00:00.000Z' });

  it.each(['BOOKED', 'EDITED', 'MOVED', 'TRIP_RESTORED', 'REMINDER'] as const)(
    '입금을 부탁하는 %s 안내는 입금할 이름을 계좌 뒤에 적는다',
    (kind) => {
      expect(messageText(matter(kind, { guest }))).toContain(
        '입금 계좌 수협 000-0000-0000 박한결. 입금자명 주식회사 바다. 예약번호',
      );
    },
  );

  it('입금을 확인했으면 적지 않는다', () => {
    const paid = { ...guest, state: 'COMPLETE' } as const;
    for (const kind of ['EDITED', 'MOVED', 'PAID'] as const)
      expect(messageText(matter(kind, { guest: paid }))).not.toContain('입금자명');
  });

  it('입금기한이 지나 취소되면 운영자가 통장에서 찾을 이름을 적는다', () => {
    const passed = { guest: { ...guest, state: 'CANCEL' }, audience: 'operator' } as const;
    expect(messageText(matter('DEADLINE_PASSED', passed))).toBe(
      '[미입금 자동 취소] 12/5(토) 김바다 2명 010-0000-0001 입금자명 주식회사 바다.',
    );
    expect(messageText(matter('CANCELLED', passed))).not.toContain('입금자명');
  });

  it('알림톡 템플릿은 입금할 이름을 쓸 수 있다', () => {
    expect(messageVariables(matter('BOOKED', { guest }))).toMatchObject({ 입금자명: '주식회사 바다', 이름: '김바다' });
  });
});

describe('출항한 뒤에는', () => {
  const at = (clock: string, date = '2026-12-05') => new Date(`${date}T${clock}:00+09:00`);
  const times = { departAt: '05:00', returnAt: null, meetAt: null };
  const queued = (kind: MessageKind, made: Date, over: Partial<MessageMatter> = {}) =>
    matter(kind, { createdAt: made.toISOString(), times, guest: aManagedGuest({ date: '2026-12-05' }), ...over });

  it.each<[MessageKind, boolean]>([
    ['BOOKED', true],
    ['EDITED', true],
    ['PAID', true],
    ['MOVED', true],
    ['TRIP_RESTORED', true],
    ['REMINDER', true],
    ['CANCELLED', false],
    ['TRIP_CANCELLED', false],
    ['DEADLINE_PASSED', false],
    ['NOTICE', false],
  ])('출항 전에 보내지 못한 %s 안내를 버리는가: %s', (kind, dropped) => {
    expect(cameTooLate(queued(kind, at('04:00')), at('04:59'))).toBe(false);
    expect(cameTooLate(queued(kind, at('04:00')), at('05:00'))).toBe(dropped);
    expect(cameTooLate(queued(kind, at('04:00'), { audience: 'operator' }), at('05:00'))).toBe(false);
  });

  it('그 뒤에 생긴 일은 알리고, 입금기한은 다시 안내하지 않는다', () => {
    expect(cameTooLate(queued('BOOKED', at('05:00')), at('05:01'))).toBe(false);
    expect(cameTooLate(queued('REMINDER', at('05:00')), at('05:01'))).toBe(true);
  });

  it('출항 시각을 모르면 그날이 지난 것이 출항한 것이다', () => {
    const unknown = queued('PAID', at('04:00'), { times: { ...times, departAt: null } });
    expect(cameTooLate(unknown, at('23:59'))).toBe(false);
    expect(cameTooLate(unknown, at('00:00', '2026-12-06'))).toBe(true);
  });
});

describe('입금기한 안내를 버리는가', () => {
  const payBy = '2026-12-04T09:00:00.000Z';
  const before = new Date('2026-12-04T08:59:00.000Z');
  const reminder = (over: Partial<MessageMatter> = {}) =>
    matter('REMINDER', { facts: { payBy }, guest: aManagedGuest({ payBy }), ...over });

  it.each<[string, boolean, Partial<MessageMatter>, Date]>([
    ['그대로이면 보낸다', false, {}, before],
    ['기한이 지났으면', true, {}, new Date(payBy)],
    ['기한이 연장되었으면', true, { guest: aManagedGuest({ payBy: '2026-12-05T09:00:00.000Z' }) }, before],
    ['기한이 없어졌으면', true, { guest: aManagedGuest({ payBy: null }) }, before],
    ['운항이 취소되었으면', true, { day: aDay({ state: 'CANCEL' }) }, before],
    ['이 규칙이 생기기 전의 안내는 그대로 보낸다', false, { facts: {} }, before],
  ])('%s', (_, over, given, now) => {
    expect(isReminderOver(reminder(given), now)).toBe(over);
  });
});

it('알림톡 템플릿은 예약금 가운데 더 입금할 금액을 쓸 수 있다', () => {
  const due = (over: Partial<MessageMatter['guest']>) =>
    messageVariables(matter('EDITED', { guest: aManagedGuest(over) }))['입금할금액'];
  expect(due({ guestCount: 3 })).toBe('30만원');
  expect(due({ state: 'COMPLETE', guestCount: 3, paid: 20 })).toBe('10만원');
  expect(due({ state: 'COMPLETE', paid: 20 })).toBe('0만원');
});

it('알림톡 템플릿의 환불금액은 이미 환불한 예약의 다른 안내에 다시 나오지 않는다', () => {
  const back = (kind: MessageMatter['kind'], refundedAt: string | null) =>
    messageVariables(
      matter(kind, {
        guest: aManagedGuest({ state: 'COMPLETE', paid: 20, refund: aRefund({ amount: 10, refundedAt }) }),
      }),
    )['환불금액'];
  expect(back('EDITED', null)).toBe('10만원');
  expect(back('EDITED', '2026-11-20T00:00:00.000Z')).toBe('0만원');
  expect(back('CANCELLED', '2026-11-20T00:00:00.000Z')).toBe('10만원');
});

it('알림톡 템플릿의 변수는 모두 채워져 있다', () => {
  expect(messageVariables(matter('BOOKED', { store: { name: null, bank: null, tel: null } }))).toEqual({
    상호: '낚싯배',
    링크: '-',
    안내: '-',
    입금기한: '-',
    이름: '김바다',
    출항시각: '-',
    집합시각: '-',
    출조일: '12/5(토)',
    옮기기전출조일: '12/5(토)',
    입금자명: '김바다',
    인원: '2명',
    예약금: '20만원',
    입금할금액: '20만원',
    계좌: '-',
    예약번호: '4821-0937-6654',
    환불금액: '0만원',
    연락처: '010-0000-0001',
    취소사유: '-',
  });
});
