import { FROZEN_NOW } from '#mocks/now';
import { signAccessToken } from '#server/auth/accessToken';
import { ensureAdministrator } from '#server/auth/administrator';
import { deriveKeys } from '#server/keys/keys';
import {
  operationNamed,
  operationsOf,
  readDocument,
  schemaOf,
  type Operation,
  type Schema,
} from '#tests/support/server/document';
import { dump } from '#tests/support/server/dump';
import { expectRefusedResponse, expectUnchanged } from '#tests/support/server/expectRefusal';
import { sendRequest, type Sent } from '#tests/support/server/sendRequest';
import { ADMIN, openSite, SECRET } from '#tests/support/server/site';
import { STREAMS, VALID_REQUESTS, type ValidRequest } from '#tests/support/server/validRequests';

// Opened before the tests are defined: the list of tests follows from the API document.
const site = await openSite({ apiDocs: true, every: () => () => undefined });
afterAll(() => site.close());
await ensureAdministrator({ db: site.db, clock: () => FROZEN_NOW }, ADMIN);
await site.config({ useReserveFind: 'Y', ktAdmin: 'Y', month: 6 });
let operator = await site.operator();
const document = await readDocument(site);
const operations = operationsOf(document);

/** Compared with the document below. */
const CALLS = Object.keys(VALID_REQUESTS);
const operationOf = (call: string): Operation => operationNamed(operations, call);
const needsLogin = ({ operation }: Operation) => JSON.stringify(operation.security ?? []).includes('bearer');
const needsTicket = ({ operation }: Operation) => JSON.stringify(operation.security ?? []).includes('ticket');
const takesBody = ({ method }: Operation) => method !== 'get';

const OLD_TOKEN_WILL_DO = ['POST /api/auth/signout', 'POST /api/auth/reissue'];

/** A valid request of a call, with the login that it needs. */
const valid = async (call: string): Promise<ValidRequest> => {
  const made = await VALID_REQUESTS[call]?.(site);
  if (!made) throw new Error(`${call}: write down a request that succeeds in testing/validRequests.ts`);
  return needsLogin(operationOf(call)) ? { ...made, headers: { ...operator, ...made.headers } } : made;
};

const refused = (call: string, sent: Sent, what: string) => expectRefusedResponse(site, operationOf(call), sent, what);
/** A test with refused requests only: compares the database once, because none may change it. */
const unchanged =
  (work: (call: string, sent: ValidRequest) => Promise<void>) =>
  (call: string, sent: ValidRequest): Promise<void> =>
    expectUnchanged(site, call, () => work(call, sent));
const statusOf = async (call: string, sent: Sent, what: string) => (await refused(call, sent, what)).statusCode;

it('문서의 모든 호출에 바른 요청이 적혀 있다', () => {
  expect([...CALLS].sort()).toEqual(operations.map(({ method, path }) => `${method.toUpperCase()} ${path}`).sort());
});

/** The fields of a call's body, its path parameters and its query, as documented. */
interface Field {
  place: 'body' | 'query' | 'params';
  name: string;
  required: boolean;
  /** For a boolean field, true is not a wrong value. */
  isFlag?: boolean;
}
const fieldsOf = (call: string, body: ValidRequest): Field[] => {
  const { operation } = operationOf(call);
  const schema: Schema | null = body.form ? null : schemaOf(document, operation.requestBody);
  const parameters = (operation.parameters ?? []) as { in: string; name: string; required?: boolean }[];
  const fields = [
    ...Object.entries(schema?.properties ?? {}).map(([name, property]) => ({
      place: 'body' as const,
      name,
      required: schema?.required?.includes(name) ?? false,
      isFlag: 'type' in property && property.type === 'boolean',
    })),
    ...parameters
      .filter((one) => one.in !== 'header')
      .map((one) => ({
        place: one.in === 'path' ? ('params' as const) : ('query' as const),
        name: one.name,
        required: one.required ?? false,
      })),
  ];
  // The logo's version is for caches: an unknown one is ignored.
  return fields.filter(({ name }) => name !== 'v');
};
const withValue = (sent: ValidRequest, { place, name }: Pick<Field, 'place' | 'name'>, value: unknown): Sent => ({
  ...sent,
  [place]: { ...sent[place], [name]: value },
});

const UNSEEN: [string, string][] = [
  ['NUL', '갈\0치'],
  ['right-to-left override', '갈\u202e치'],
  ['a lone surrogate', '갈\ud83d치'],
  ['a zero-width joiner', '갈\u200d치'],
  ['a Hangul filler', '갈\u3164치'],
];
const HOSTILE: [string, string][] = [
  ['emoji', '🚢🐟🚢🐟🚢🐟'],
  ['SQL', "'); DROP TABLE guests; --"],
  ['SQL that is always true', "' OR '1'='1"],
  ['HTML', '<script>alert(1)</script>'],
  ['a template', '{{7*7}}${7*7}'],
  ['a wildcard', '%_%'],
];

const sentOf = new Map<string, ValidRequest>();
for (const call of CALLS) sentOf.set(call, await valid(call));
beforeEach(async () => {
  await site.db.deleteFrom('throttle').execute();
});

/** The calls that can get a kind of bad input, each with a valid request. */
const callsWhere = (applies: (call: string, sent: ValidRequest) => boolean): [string, ValidRequest][] =>
  [...sentOf].filter(([call, sent]) => applies(call, sent));
/** The calls that have such a field. */
const callsWith = (has: (field: Field, sent: ValidRequest) => boolean): [string, ValidRequest][] =>
  callsWhere((call, sent) => fieldsOf(call, sent).some((field) => has(field, sent)));

// `each` of an empty list is an error, so every kind of bad input applies to at least one call.
it.each(callsWhere((call) => needsLogin(operationOf(call)) || needsTicket(operationOf(call))))(
  '%s: 로그인 없이, 지난 토큰으로, 엉뚱한 토큰으로',
  unchanged(async (call, sent) => {
    const key = deriveKeys(SECRET).accessToken;
    const old = await signAccessToken(key, { userId: 1, family: 'test' }, new Date(FROZEN_NOW.getTime() - 3_600_000));
    const forged = await signAccessToken(
      deriveKeys('another secret of the same length').accessToken,
      { userId: 1, family: 'test' },
      FROZEN_NOW,
    );
    const tries: [string, Record<string, string>][] = [
      ['no token', {}],
      // Logout and token refresh accept an expired token.
      ...(OLD_TOKEN_WILL_DO.includes(call)
        ? []
        : ([['expired token', { authorization: `Bearer ${old}` }]] as [string, Record<string, string>][])),
      ['forged token', { authorization: `Bearer ${forged}` }],
      ['no bearer', { authorization: operator['authorization']?.replace('Bearer ', '') ?? '' }],
      ['garbage', { authorization: 'Bearer x.y.z' }],
    ];
    for (const [what, headers] of tries)
      expect([
        what,
        await statusOf(
          call,
          { ...sent, headers, query: needsTicket(operationOf(call)) ? { token: what } : (sent.query ?? {}) },
          what,
        ),
      ]).toEqual([what, 401]);
  }),
);

it.each(callsWhere((call) => takesBody(operationOf(call))))(
  '%s: 본문이 너무 크거나, 깨졌거나, 다른 형식이거나, 속성을 속이거나, 끝없이 겹쳤을 때',
  unchanged(async (call, sent) => {
    const { form, body, ...rest } = sent;
    expect(
      await statusOf(call, { ...rest, payload: JSON.stringify({ ...body, more: 'x'.repeat(2_000_000) }) }, '2 MB'),
    ).toBe(413);
    for (const payload of [
      '{"name":',
      '{]',
      '',
      '\0',
      '{"__proto__":{"admin":true}}',
      '{"constructor":{"prototype":{"a":1}}}',
    ])
      expect(await statusOf(call, { ...rest, payload, type: 'application/json' }, `broken ${payload}`)).toBe(400);
    for (const type of [
      'text/plain',
      'text/xml',
      'application/x-www-form-urlencoded',
      ...(form ? [] : ['multipart/form-data; boundary=x']),
    ])
      expect(await statusOf(call, { ...rest, payload: 'name=x', type }, type)).toBe(415);
    if (!body || Object.keys(body).length === 0) return;
    const nested = '['.repeat(30_000) + ']'.repeat(30_000);
    for (const payload of ['[]', '"x"', '7', 'true', nested])
      if (operationOf(call).operation.requestBody)
        await refused(call, { ...rest, payload }, `a body of ${payload.slice(0, 10)}`);
  }),
);

const isNeeded = ({ required, place }: Field): boolean => required && place !== 'params';
it.each(callsWith(isNeeded))(
  '%s: 필요한 값이 없을 때',
  unchanged(async (call, sent) => {
    for (const field of fieldsOf(call, sent).filter(isNeeded)) {
      await refused(call, withValue(sent, field, undefined), `without ${field.name}`);
      if (field.place === 'body') await refused(call, withValue(sent, field, null), `null as ${field.name}`);
    }
  }),
);

it.each(callsWith(() => true))(
  '%s: 값의 종류가 다르거나, 끝없이 길거나, 엄청나게 클 때',
  unchanged(async (call, sent) => {
    for (const field of fieldsOf(call, sent)) {
      const present = sent[field.place]?.[field.name];
      // An optional filter or id may be omitted, but one of the wrong type is refused.
      const isNumber = typeof present === 'number';
      const wrong: [string, unknown][] =
        field.place === 'body'
          ? [
              ['an array', Array.isArray(present) ? [['x']] : ['x']],
              ['an object', { $ne: '' }],
              ...(field.isFlag ? [] : [['true', true] as [string, unknown]]),
              ['a long text', 'x'.repeat(10_000)],
              ...(isNumber
                ? ([
                    ['1e308', 1e308],
                    ['2^53', 2 ** 53],
                    ['2^31', 2 ** 31],
                    ['-2^31', -(2 ** 31)],
                    ['a fraction', 1.5],
                    ['a text', 'many'],
                  ] as [string, unknown][])
                : [['a number', 7] as [string, unknown]]),
            ]
          : [
              ['a long text', 'x'.repeat(10_000)],
              ...(isNumber
                ? ([
                    ['a text', 'x'],
                    ['1e308', '1e308'],
                    ['2^31', 2 ** 31],
                    ['negative', -1],
                    ['a fraction', 1.5],
                  ] as [string, unknown][])
                : []),
            ];
      for (const [what, value] of wrong) {
        await refused(call, withValue(sent, field, value), `${what} as ${field.name}`);
      }
    }
  }),
);

// A filter without matches returns an empty list.
const isId = ({ name, required }: Field): boolean => name === 'id' && required;
it.each(callsWith(isId))(
  '%s: 없는 번호',
  unchanged(async (call, sent) => {
    for (const { place, name } of fieldsOf(call, sent).filter(isId)) {
      expect(await statusOf(call, withValue(sent, { place, name }, 2_147_483_647), 'an unknown id')).toBe(404);
      for (const id of [0, -1, '1 or 1=1', 'NaN', ''])
        await refused(call, withValue(sent, { place, name }, id), `id ${id}`);
    }
  }),
);

const isDate = ({ name }: Field): boolean => /date$/.test(name);
it.each(callsWith((field) => isDate(field) || field.name === 'year'))(
  '%s: 있을 수 없는 날짜',
  unchanged(async (call, sent) => {
    for (const field of fieldsOf(call, sent).filter(isDate)) {
      for (const date of [
        '2026-02-30',
        '2026-13-01',
        '0000-01-01',
        '0000-00-00',
        '99999-01-01',
        '2026-1-1',
        '20261120',
        "2026-11-20' --",
      ])
        await refused(call, withValue(sent, field, date), `${field.name} ${date}`);
    }
    if (sent.query?.['year'] !== undefined)
      for (const [name, value] of [
        ['year', 0],
        ['year', 99_999],
        ['year', 1999],
        ['month', 0],
        ['month', 13],
      ] as const)
        await refused(call, withValue(sent, { place: 'query', name }, value), `${name} ${value}`);
  }),
);

const isText = ({ place, name }: Field, sent: ValidRequest): boolean => typeof sent[place]?.[name] === 'string';
it.each(callsWith(isText))('%s: 글마다 보이지 않는 문자, 이모지, SQL, HTML', async (call, sent) => {
  for (const field of fieldsOf(call, sent).filter((one) => isText(one, sent))) {
    const secret = /password/i.test(field.name);
    const free = sent.freeText?.includes(field.name) ?? false;
    await expectUnchanged(site, `${call} ${field.name}`, async () => {
      for (const [what, text] of UNSEEN)
        // Free texts and passwords are cleaned of everything but NUL, which is refused everywhere.
        if (what === 'NUL' || !(secret || free))
          await refused(call, withValue(sent, field, text), `${what} as ${field.name}`);
      if (!free && !secret)
        for (const [what, text] of HOSTILE)
          await refused(call, withValue(sent, field, text), `${what} as ${field.name}`);
    });
    if (free)
      for (const [what, text] of UNSEEN.filter(([name]) => name !== 'NUL'))
        await leftOut(call, withValue(sent, field, text), text, `${what} as ${field.name}`);
    if (free || secret)
      for (const [what, text] of HOSTILE) await takenAsText(call, withValue(sent, field, text), text, field.name, what);
  }
});

/** What nobody sees is not stored. */
const leftOut = async (call: string, unseen: Sent, text: string, what: string): Promise<void> => {
  const response = await sendRequest(site, operationOf(call), unseen);
  const said = `${call} ${what}: ${response.statusCode} ${response.body.slice(0, 200)}`;
  expect([said, response.statusCode < 500]).toEqual([said, true]);
  expect([said, (await dump(site.db)).includes(JSON.stringify(text).slice(1, -1))]).toEqual([said, false]);
};

/** Text that the validation allows is stored or searched for literally and has no other effect. */
const takenAsText = async (call: string, hostile: Sent, text: string, name: string, what: string): Promise<void> => {
  const response = await sendRequest(site, operationOf(call), hostile);
  const said = `${call} ${what} as ${name}: ${response.statusCode} ${response.body.slice(0, 200)}`;
  expect([said, response.statusCode < 500]).toEqual([said, true]);
  if (response.statusCode >= 400 || name === 'keyword' || /password/i.test(name)) return;
  expect([said, (await dump(site.db)).includes(JSON.stringify(text).slice(1, -1))]).toEqual([said, true]);
};

it('적어 둔 바른 요청은 정말로 받아들여진다', async () => {
  await site.db.deleteFrom('throttle').execute();
  for (const call of CALLS) {
    if (STREAMS.includes(call)) continue;
    const response = await sendRequest(site, operationOf(call), await valid(call));
    expect([call, response.statusCode < 300, response.body.slice(0, 200)]).toEqual([call, true, expect.any(String)]);
    if (call.endsWith('change-password')) {
      await site.db.deleteFrom('users').execute();
      await ensureAdministrator({ db: site.db, clock: () => FROZEN_NOW }, ADMIN);
      operator = await site.operator();
    }
  }
}, 60_000);
