import { aDay, aManagedGuest } from '#mocks/builders';
import { FROZEN_NOW } from '#mocks/now';
import {
  respondsWith,
  accepts,
  openProvider,
  type ResponseHandler,
  type Provider,
} from '#tests/support/server/provider';
import type { Outgoing } from '../channel';
import { logChannel } from './logChannel';
import { messageText, messageVariables, type MessageMatter } from '../messageText';
import { solapiAuthorization, solapiChannel, type SolapiSettings } from './solapiChannel';
import { webhookChannel, webhookSignature } from './webhookChannel';

const clock = () => FROZEN_NOW;
const never = new AbortController().signal;
let provider: Provider;
const withProvider = async (...handlers: ResponseHandler[]) => {
  provider = await openProvider(...handlers);
  return provider.url;
};

const outgoing = (over: Partial<Outgoing> = {}): Outgoing => {
  const matter: MessageMatter = {
    kind: 'BOOKED',
    audience: 'guest',
    createdAt: '2026-11-20T00:00:00.000Z',
    facts: {},
    guest: aManagedGuest(),
    day: aDay(),
    store: { name: '새벽호', bank: null, tel: null },
    times: { departAt: null, returnAt: null, meetAt: null },
  };
  return {
    key: '1-guest-abc',
    kind: 'BOOKED',
    audience: 'guest',
    guestId: 1,
    to: '010-0000-0001',
    text: messageText(matter),
    variables: messageVariables(matter),
    ...over,
  };
};

describe('웹훅', () => {
  afterEach(() => provider.close());

  it('받은 쪽이 보낸 쪽을 확인할 수 있게 서명하고, 같은 메시지를 알아보게 열쇠를 붙인다', async () => {
    const url = await withProvider();
    await webhookChannel({ url: `${url}hook?for=boat`, secret: 'a secret of the webhook' }, clock).send(
      outgoing(),
      never,
    );
    const [request] = provider.received;
    expect(request).toMatchObject({
      path: '/hook?for=boat',
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'idempotency-key': '1-guest-abc',
        'x-timestamp': FROZEN_NOW.toISOString(),
        'x-signature': webhookSignature('a secret of the webhook', FROZEN_NOW.toISOString(), request?.body ?? ''),
      },
    });
    expect(JSON.parse(request?.body ?? '')).toEqual({
      id: '1-guest-abc',
      kind: 'BOOKED',
      audience: 'guest',
      guestId: 1,
      to: '010-0000-0001',
      text: outgoing().text,
      variables: outgoing().variables,
    });
  });

  it('서명은 시각과 내용을 함께 묶는다', () => {
    // From `printf '%s' '2026-11-19T23:24:00.000Z.{}' | openssl dgst -sha256 -hmac key`.
    expect(webhookSignature('key', '2026-11-19T23:24:00.000Z', '{}')).toBe(
      'sha256=a45f977e14b8ea663fd65256f3a43412d0b701524ef110ced4d3a7fbe28689aa',
    );
  });

  it('다른 주소로 돌려보내면 따라가지 않는다', async () => {
    const url = await withProvider((response) => void response.writeHead(307, { location: '/elsewhere' }).end());
    const sending = webhookChannel({ url, secret: 'a secret of the webhook' }, clock).send(outgoing(), never);
    await expect(sending).rejects.toThrow();
    expect(provider.received).toHaveLength(1);
  });
});

describe('솔라피', () => {
  const settings = (url: string, over: Partial<SolapiSettings> = {}): SolapiSettings => ({
    url,
    apiKey: 'KEY',
    apiSecret: 'SECRET',
    sender: '02-000-0000',
    pfId: null,
    templates: {},
    ...over,
  });
  const sent = () => (JSON.parse(provider.received[0]?.body ?? '') as { message: Record<string, unknown> }).message;
  afterEach(() => provider.close());

  it('비밀번호로 서명한 시각과 소금을 머리글에 싣는다', async () => {
    const url = await withProvider();
    await solapiChannel(settings(url), clock, () => 'salt').send(outgoing(), never);
    expect(provider.received[0]).toMatchObject({
      path: '/messages/v4/send',
      headers: {
        authorization: solapiAuthorization({ apiKey: 'KEY', apiSecret: 'SECRET' }, FROZEN_NOW.toISOString(), 'salt'),
      },
    });
    // From `printf '%s' '2026-11-19T23:24:00.000Zsalt' | openssl dgst -sha256 -hmac SECRET`.
    expect(provider.received[0]?.headers.authorization).toBe(
      'HMAC-SHA256 apiKey=KEY, date=2026-11-19T23:24:00.000Z, salt=salt, signature=4cdbaeafb9b60731e3cb0d808fccef3cab88735edae968e97f05f35a5ec47420',
    );
  });

  it('보냈는지는 그 번호로 보낸 목록에서 열쇠로 찾는다', async () => {
    const listed = (key: string) =>
      accepts({ messageList: { M1: { customFields: {} }, M2: { customFields: { key } } } });
    const url = await withProvider(listed('1-guest-abc'), listed('2-guest-abc'), accepts({}));
    const channel = solapiChannel(settings(url), clock);
    const find = () => channel.find?.(outgoing(), '2026-11-19T23:00:00.000Z', never);
    expect(await find()).toBe(true);
    expect(await find()).toBe(false);
    await expect(find()).rejects.toThrow('PROVIDER');
    const asked = new URL(provider.received[0]?.path ?? '', url);
    expect(asked.pathname).toBe('/messages/v4/list');
    expect(Object.fromEntries(asked.searchParams)).toMatchObject({
      criteria: 'to,dateCreated',
      cond: 'eq,gte',
      value: '01000000001,2026-11-19T23:00:00.000Z',
    });
  });

  it('템플릿이 없으면 길이에 따라 단문이나 장문 문자로 보낸다', async () => {
    const url = await withProvider();
    const channel = solapiChannel(settings(url), clock);
    await channel.send(outgoing({ text: '짧은 글' }), never);
    expect(sent()).toEqual({
      to: '01000000001',
      from: '020000000',
      text: '짧은 글',
      type: 'SMS',
      customFields: { key: '1-guest-abc' },
    });
    await channel.send(outgoing({ text: '가'.repeat(46) }), never);
    expect(provider.received[1]?.body).toContain('"type":"LMS"');
  });

  it('템플릿이 있으면 알림톡으로 보내고, 받지 못하면 문자로 가게 한다', async () => {
    const url = await withProvider();
    const templates = { BOOKED: 'KA01TP-BOOKED' };
    await solapiChannel(settings(url, { pfId: 'KA01PF', templates }), clock).send(outgoing(), never);
    expect(sent()).toMatchObject({
      type: 'ATA',
      text: outgoing().text,
      kakaoOptions: {
        pfId: 'KA01PF',
        templateId: 'KA01TP-BOOKED',
        variables: { '#{상호}': '새벽호', '#{이름}': '김바다', '#{예약번호}': '4821-0937-6654' },
        disableSms: false,
      },
    });
  });

  it('운영자에게는 운영자의 템플릿으로 보낸다', async () => {
    const url = await withProvider();
    const templates = { BOOKED: 'KA01TP-BOOKED', OPERATOR: 'KA01TP-OPERATOR' };
    const channel = solapiChannel(settings(url, { pfId: 'KA01PF', templates }), clock);
    await channel.send(outgoing({ audience: 'operator' }), never);
    expect(sent()['kakaoOptions']).toMatchObject({ templateId: 'KA01TP-OPERATOR' });
  });

  it.each<[string, ResponseHandler, object]>([
    ['접수되면 보낸 것이다', accepts({ statusCode: '2000' }), { ok: true }],
    ['받지 않는다고 답하면 이유를 남긴다', accepts({ statusCode: '3059' }), { failure: 'REFUSED', detail: '3059' }],
    [
      '잔액이 없으면',
      respondsWith(402, { errorCode: 'NotEnoughBalance' }),
      { failure: 'REFUSED', detail: 'NotEnoughBalance' },
    ],
    [
      '이유에 사람의 글이 있으면 옮기지 않는다',
      respondsWith(400, { errorCode: '김바다 님' }),
      { failure: 'REFUSED', detail: '400' },
    ],
    ['잠시 막히면', respondsWith(429), { failure: 'PROVIDER', detail: '429' }],
    ['고장 나면', respondsWith(502), { failure: 'PROVIDER', detail: '502' }],
    [
      '업체가 아닌 곳의 화면이 답하면 보낸 것이 아니다',
      (response) => void response.end('<!doctype html><title>로그인</title>'),
      { failure: 'PROVIDER', detail: 'NO_JSON' },
    ],
  ])('%s', async (_, handler, outcome) => {
    const url = await withProvider(handler);
    const sending = solapiChannel(settings(url), clock).send(outgoing(), never);
    await expect(
      sending.then(
        () => ({ ok: true }),
        (error: unknown) => error,
      ),
    ).resolves.toMatchObject(outcome);
  });

  it('받을 번호가 없으면 보내지 않는다', async () => {
    const url = await withProvider();
    const sending = solapiChannel(settings(url), clock).send(outgoing({ to: null }), never);
    await expect(sending).rejects.toMatchObject({ failure: 'NO_RECIPIENT' });
    expect(provider.received).toHaveLength(0);
  });
});

it('기록만 하는 채널은 이름과 번호와 글을 남기지 않는다', async () => {
  const lines: unknown[] = [];
  await logChannel({ info: (...line: unknown[]) => void lines.push(line) }).send(outgoing(), never);
  expect(lines).toEqual([
    [
      { message: '1-guest-abc', kind: 'BOOKED', audience: 'guest', guestId: 1, bytes: expect.any(Number) as number },
      'message',
    ],
  ]);
});
