import { attentionSchema, type Guest } from '#contract/booking/guest.schema';
import { API, apiPath } from '#contract/paths';
import type { SetupStep } from '#contract/setup/setup.schema';
import { DAY_MS } from '#contract/time.rules';
import { aboutContent } from '#copy/aboutContent';
import { errorText } from '#copy/errors';
import { FROZEN_NOW } from '#mocks/now';
import { deriveKeys } from '#server/keys/keys';
import { fillDemo } from '#server/upkeep/demo/demo.service';
import {
  accepts,
  openProvider,
  respondsWith,
  type Provider,
  type ResponseHandler,
} from '#tests/support/server/provider';
import { until } from '#tests/support/server/until';
import { aBooking, openSite, SECRET, type Site } from '#tests/support/server/site';

let site: Site;
let provider: Provider | undefined;
afterEach(async () => {
  await site.close();
  await provider?.close();
  provider = undefined;
});

const attention = async () => attentionSchema.parse((await site.get(API.attention, await site.operator())).json());
const setup = async () => (await attention()).setup;
const open = async (): Promise<SetupStep[]> =>
  (await setup()).steps.filter(({ done }) => !done).map(({ step }) => step);
const post = async (url: string, body: object = {}) => site.post(url, body, await site.operator());

describe('예약을 받기 전에 할 일', () => {
  it('저장한 것에 따라 차례로 지워진다', async () => {
    site = await openSite();
    await site.config({ name: null, tel: null, bank: null, month: null });
    expect(await open()).toEqual(['store', 'bank', 'policy', 'day', 'about', 'messages', 'backup', 'address']);
    await site.config({ name: '새벽호', tel: '061-000-0000' });
    await site.config({ month: 2 });
    expect(await open()).toEqual(['bank', 'day', 'about', 'messages', 'backup', 'address']);
    await site.day();
    expect(await open()).toContain('bank');
    await site.config({ bank: '수협 000-0000-0000' });
    const { version } = (await site.get(API.about)).json<{ version: string }>();
    expect((await post(API.storeAbout, { version, introduction: '여수에서 떠납니다.' })).statusCode).toBe(200);
    expect(await open()).toEqual(['messages', 'backup', 'address']);
  });

  it('예약금을 받지 않는 배에는 입금 계좌를 묻지 않는다', async () => {
    site = await openSite();
    await site.config({ bank: null });
    await site.day({ reservePrice: 0 });
    expect(await open()).not.toContain('bank');
  });

  it('백업은 이틀까지 한 것으로 치고, 그 뒤에는 다시 할 일이 된다', async () => {
    site = await openSite({ settings: { secret: SECRET, bookingsPerMinute: 100, backupsOn: true } });
    const doneAt = FROZEN_NOW.toISOString();
    await site.db.insertInto('backups').values({ id: 1, nextAt: doneAt, doneAt, bookings: 0 }).execute();
    expect(await open()).not.toContain('backup');
    site.moveClock(2 * DAY_MS);
    expect(await open()).not.toContain('backup');
    site.moveClock(1);
    expect(await open()).toContain('backup');
  });

  it('공개 주소로 누가 들어와야 한 것으로 치고, 이틀 동안 아무도 없으면 다시 할 일이 된다', async () => {
    const publicUrl = 'https://boat.example';
    site = await openSite({ settings: { secret: SECRET, bookingsPerMinute: 100, publicUrl } });
    await site.get(API.configInfo);
    expect(await open()).toContain('address');
    await site.get(API.configInfo, { host: 'boat.example' });
    // It is recorded after the response.
    await until(async () => !(await open()).includes('address'));
    site.moveClock(2 * DAY_MS + 1);
    expect(await open()).toContain('address');
  });

  it('접은 뒤에는 숨고, 그때 없던 일이 생기면 다시 보인다', async () => {
    site = await openSite({ settings: { secret: SECRET, bookingsPerMinute: 100, backupsOn: true } });
    const doneAt = FROZEN_NOW.toISOString();
    await site.db.insertInto('backups').values({ id: 1, nextAt: doneAt, doneAt, bookings: 0 }).execute();
    expect((await setup()).isHidden).toBe(false);
    expect((await post(API.hideSetup, { hidden: true })).statusCode).toBe(200);
    expect((await setup()).isHidden).toBe(true);
    site.moveClock(2 * DAY_MS + 1);
    expect((await setup()).isHidden).toBe(false);
    await post(API.hideSetup, { hidden: true });
    await post(API.hideSetup, { hidden: false });
    expect((await setup()).isHidden).toBe(false);
  });
});

describe('시험 메시지', () => {
  const withProvider = async (...handlers: ResponseHandler[]) => {
    provider = await openProvider(...handlers);
    const solapi = { url: provider.url, apiKey: 'KEY', apiSecret: 'SECRET', sender: '061-000-0000' };
    const channel = {
      channel: 'solapi' as const,
      operatorTel: null,
      solapi: { ...solapi, pfId: 'KA01PF', templates: { OPERATOR: 'KA01TP' } },
    };
    site = await openSite({ settings: { secret: SECRET, bookingsPerMinute: 100, channel } });
    await site.config({ name: '새벽호', tel: '010-1234-5678' });
  };

  it('운영자의 번호로 문자를 한 통 보내고, 할 일에서 지운다', async () => {
    await withProvider(accepts({ statusCode: '2000' }));
    expect(await open()).toContain('messages');
    expect((await post(API.sendTestMessage)).json()).toEqual({ state: 'sent', to: '010-1234-5678' });
    const { message } = JSON.parse(provider?.received[0]?.body ?? '') as { message: Record<string, string> };
    expect(message).toMatchObject({ to: '01012345678', type: 'SMS' });
    expect(message['text']).toBe('[새벽호] 시험 메시지입니다. 예약 메시지가 이 번호로 옵니다.');
    expect(await open()).not.toContain('messages');
  });

  it('업체가 거절하면 그 까닭을 그대로 알리고, 할 일로 남는다', async () => {
    await withProvider(respondsWith(403, { errorCode: 'InvalidAPIKey' }));
    expect((await post(API.sendTestMessage)).json()).toEqual({
      state: 'failed',
      failure: 'REFUSED',
      detail: 'InvalidAPIKey',
    });
    expect(await open()).toContain('messages');
  });

  it('전화번호가 없으면 보낼 곳이 없다고 하고, 업체를 부르지 않는다', async () => {
    await withProvider();
    await site.config({ tel: null });
    expect((await post(API.sendTestMessage)).json()).toEqual({
      state: 'failed',
      failure: 'NO_RECIPIENT',
      detail: null,
    });
    expect(provider?.received).toEqual([]);
  });

  it('보낼 업체를 정하지 않았으면 보냈다고 하지 않는다', async () => {
    site = await openSite();
    expect((await post(API.sendTestMessage)).json()).toEqual({ state: 'off' });
    expect(await open()).toContain('messages');
  });

  it('시험한 뒤에 메시지가 멈추면 다시 할 일이 되고, 그 뒤의 것이 가면 지워진다', async () => {
    await withProvider();
    await post(API.sendTestMessage);
    const day = await site.day();
    await site.booked(day);
    await site.booked(day);
    const ids = await site.db.selectFrom('messages').select('id').orderBy('id').execute();
    const end = (at: number, state: 'PARKED' | 'SENT', lastError: string | null) =>
      site.db
        .updateTable('messages')
        .set({ state, lastError, ...(state === 'SENT' && { sentAt: FROZEN_NOW.toISOString() }) })
        .where('id', '=', ids[at]?.id ?? 0)
        .execute();
    await end(0, 'PARKED', 'NO_RECIPIENT');
    expect(await open()).not.toContain('messages');
    await end(0, 'PARKED', 'REFUSED 1025');
    expect(await open()).toContain('messages');
    await end(1, 'SENT', null);
    expect(await open()).not.toContain('messages');
  });
});

describe('처음부터 시작', () => {
  const demo = () => fillDemo({ db: site.db, clock: () => FROZEN_NOW, keys: deriveKeys(SECRET) });
  const count = async (table: 'days' | 'guests' | 'waiting' | 'messages'): Promise<number> =>
    Number(
      (
        await site.db
          .selectFrom(table)
          .select((eb) => eb.fn.countAll().as('count'))
          .executeTakeFirstOrThrow()
      ).count,
    );
  beforeEach(async () => {
    site = await openSite();
  });

  it('체험용 자료를 모두 지우고, 로그인은 남고, 다시 시작해도 채우지 않는다', async () => {
    expect(await demo()).toBe(true);
    expect((await setup()).isDemo).toBe(true);
    expect((await post(API.startOver)).json()).toBe(true);
    expect([await count('days'), await count('guests'), await count('waiting')]).toEqual([0, 0, 0]);
    expect((await site.get(API.configInfo)).json()).toMatchObject({ name: null, tel: null, bank: null });
    expect((await site.get(API.about)).json()).toMatchObject({ introduction: aboutContent.introduction });
    expect(await setup()).toMatchObject({ isDemo: false, isHidden: false });
    expect(await open()).toEqual(['store', 'bank', 'policy', 'day', 'about', 'messages', 'backup', 'address']);
    const history = (await site.get(`${API.history}?page=0`, await site.operator())).json<{ list: object[] }>();
    expect(history.list).toMatchObject([{ action: 'DEMO_LEFT', actor: 'operator' }]);
    expect(await demo()).toBe(false);
    expect(await count('days')).toBe(0);
  });

  it('두 번 누르면 두 번째는 아무것도 지우지 않는다', async () => {
    await demo();
    await post(API.startOver);
    await site.day();
    expect((await post(API.startOver)).statusCode).toBe(409);
    expect(await count('days')).toBe(1);
  });

  it('체험용 자료로 시작하지 않은 사이트는 지우지 않는다', async () => {
    await site.booked(await site.day());
    expect((await post(API.startOver)).statusCode).toBe(409);
    expect([await count('days'), await count('guests')]).toEqual([1, 1]);
  });

  it('체험용이 아닌 예약이 하나라도 있으면 지우지 않고, 그 예약을 삭제하면 지운다', async () => {
    await demo();
    const [free] = await site.db
      .selectFrom('days')
      .select('id')
      .where('guestCount', '=', 0)
      .where('state', '=', 'OPEN')
      .where('opensAt', 'is', null)
      .where('date', '>', '2026-11-25')
      .execute();
    const guest = (await site.post(API.createBooking, aBooking(free?.id ?? 0))).json<Guest>();
    expect(guest.name).toBe('김바다');
    const days = await count('days');
    const refused = await post(API.startOver);
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({ code: 'DEMO_BOOKED', message: errorText.DEMO_BOOKED });
    expect(await count('days')).toBe(days);
    const operator = await site.operator();
    await site.get(apiPath(API.cancelGuest, { id: guest.id }), operator);
    expect((await post(API.startOver)).statusCode).toBe(409);
    await site.get(apiPath(API.deleteGuest, { id: guest.id }), operator);
    expect((await post(API.startOver)).statusCode).toBe(200);
  });

  it('로그인하지 않으면 지우지 않는다', async () => {
    await demo();
    expect((await site.post(API.startOver, {})).statusCode).toBe(401);
    expect(await count('days')).toBeGreaterThan(0);
  });
});
