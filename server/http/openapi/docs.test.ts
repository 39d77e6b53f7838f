import type { OpenAPIV3_1 } from 'openapi-types';
import { API, DOCS, IDEMPOTENCY_HEADER, REFRESH_TOKEN_HEADER } from '#contract/paths';
import {
  fieldsOf,
  namesIn,
  operationsOf,
  readDocument,
  resolved,
  schemaOf,
  type Operation,
} from '#tests/support/server/document';
import { openSite, type Site } from '#tests/support/server/site';
import { SPECIFIED_CALLS } from '#tests/support/server/specification';

let site: Site;
let document: OpenAPIV3_1.Document;
let operations: Operation[];
beforeAll(async () => {
  site = await openSite({ apiDocs: true });
  document = await readDocument(site);
  operations = operationsOf(document);
});
afterAll(() => site.close());

const named = ({ method, path }: { method: string; path: string }) => `${method.toUpperCase()} ${path}`;
const find = (method: string, path: string): OpenAPIV3_1.OperationObject => {
  const found = operations.find((one) => one.method === method && one.path === path);
  if (!found) throw new Error(`${method} ${path} is not in the document`);
  return found.operation;
};
const parametersOf = ({ parameters = [] }: OpenAPIV3_1.OperationObject) => parameters as OpenAPIV3_1.ParameterObject[];
const isRefusal = (status: string) => Number(status) >= 400;

/** The routes as the router prints them: one line each, indented by four characters for each level. */
const registeredRoutes = (): string[] => {
  const parents: string[] = [];
  return site.app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const found = /^([│ ]*)[├└]── (\S+) \(([A-Z, ]+)\)$/.exec(line);
      if (!found) return [];
      const [, indent = '', piece = '', methods = ''] = found;
      const level = indent.length / 4;
      parents[level] = piece;
      const path = parents
        .slice(0, level + 1)
        .join('')
        .replace(/:(\w+)/g, '{$1}');
      return methods.split(', ').map((method) => `${method} ${path}`);
    });
};

describe('문서와 경로', () => {
  it('/api의 모든 경로가 문서에 있고, 문서의 모든 호출이 경로에 있다', () => {
    const routes = registeredRoutes().filter(
      (route) =>
        route.includes(' /api/') &&
        !route.startsWith('HEAD ') &&
        // The variant for addresses with appended text is not documented.
        !route.endsWith(' /api/calendar/{token}') &&
        !Object.values(DOCS).some((own) => route.includes(` ${own}`)),
    );
    expect(routes.length).toBeGreaterThan(30);
    expect([...routes].sort()).toEqual(operations.map(named).sort());
  });

  it('주소의 목록에 있는 것은 모두 문서에 있다', () => {
    const paths = new Set(operations.map(({ path }) => path));
    for (const path of Object.values(API)) expect(paths).toContain(path.replace(/:(\w+)/g, '{$1}'));
  });

  it('모든 호출에 제목과 설명, 묶음, 하나뿐인 이름이 있다', () => {
    for (const { operation, ...call } of operations) {
      const said = { call: named(call), ...operation };
      expect(said).toMatchObject({
        summary: expect.stringMatching(/[가-힣]/) as string,
        description: expect.stringMatching(/[가-힣].*\.( \(명세 [\d, ]+\))?$/) as string,
        operationId: expect.stringMatching(/^[a-zA-Z]+$/) as string,
      });
      expect(operation.tags).toHaveLength(1);
      expect(document.tags?.map(({ name }) => name)).toContain(operation.tags?.[0]);
    }
    const ids = operations.map(({ operation }) => operation.operationId);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('/api/manage 아래의 모든 호출은 로그인이나 표를 요구한다', async () => {
    expect(document.components?.securitySchemes).toMatchObject({ bearer: { type: 'http', scheme: 'bearer' } });
    for (const { operation, path, method } of operations.filter((one) => one.path.startsWith('/api/manage/'))) {
      expect([path, operation.security]).toEqual([path, [path === API.events ? { ticket: [] } : { bearer: [] }]]);
      const url = path.replace(/\{\w+\}/g, '1');
      const response = await site.app.inject({ method, url });
      expect([named({ method, path }), response.statusCode]).toEqual([named({ method, path }), 401]);
    }
  });

  it('모든 호출은 성공과 거절의 모양을 말하고, 거절은 모두 한 모양이다', () => {
    for (const { operation, ...call } of operations) {
      const responses = Object.entries(operation.responses ?? {}) as [string, OpenAPIV3_1.ResponseObject][];
      const statuses = responses.map(([status]) => status);
      expect([named(call), statuses.filter((status) => status.startsWith('2'))]).toEqual([
        named(call),
        // A request for the draw is accepted first.
        ['createBooking', 'bookingOutcome'].includes(operation.operationId ?? '')
          ? ['200', '202']
          : [expect.any(String)],
      ]);
      expect([named(call), statuses]).toEqual([named(call), expect.arrayContaining(['400', '500'])]);
      for (const [status, response] of responses) {
        if (status === '200')
          expect([named(call), schemaOf(document, response)]).toEqual([named(call), expect.any(Object)]);
        if (!isRefusal(status)) continue;
        expect(response.description).toMatch(/[가-힣]/);
        expect(fieldsOf(document, schemaOf(document, response))).toEqual([
          'code',
          'message',
          'errors',
          'seatsLeft',
          'prices',
          'booking',
          'opensAt',
          'state',
          'sum',
          'trip',
        ]);
      }
    }
  });

  it('머리글로 오가는 것도 말한다', () => {
    expect(parametersOf(find('post', API.createBooking))).toContainEqual(
      expect.objectContaining({ in: 'header', name: IDEMPOTENCY_HEADER, required: false }),
    );
    const reissue = find('post', API.reissue);
    expect(parametersOf(reissue)).toContainEqual(
      expect.objectContaining({ in: 'header', name: REFRESH_TOKEN_HEADER, required: true }),
    );
    const response = reissue.responses?.['200'] as OpenAPIV3_1.ResponseObject;
    expect(Object.keys(response.headers ?? {})).toEqual([REFRESH_TOKEN_HEADER]);
    expect(Object.keys(response.content ?? {})).toEqual(['text/plain']);
  });

  it('문서 안의 가리킴은 모두 있는 것을 가리킨다', () => {
    const refs = JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g);
    for (const [, $ref = ''] of refs) expect(resolved(document, { $ref })).toBeDefined();
  });

  it('비밀번호와 해시는 어느 답에도 없다', () => {
    for (const { operation, ...call } of operations) {
      const names = Object.values(operation.responses ?? {}).flatMap((response) => namesIn(document, response));
      expect([named(call), names.filter((name) => /pass|hash|salt|secret/i.test(name))]).toEqual([named(call), []]);
    }
  });
});

describe('명세 7의 표', () => {
  it.each(SPECIFIED_CALLS.map((call) => [named(call), call] as const))(
    '%s',
    (_, { method, path, query, payload, response }) => {
      const operation = find(method, path);
      expect(operation.description).toMatch(/\(명세 (.*, )?7\)$/);
      const names = parametersOf(operation)
        // The optional `seen` goes beyond the specification.
        .filter((one) => one.in === 'query' && !(one.name === 'seen' && !one.required))
        .map(({ name }) => name);
      expect(names).toEqual(query ?? []);
      const body = schemaOf(document, operation.requestBody);
      expect(fieldsOf(document, body)).toEqual(expect.arrayContaining(payload ?? []));
      // A request in the specification's format is accepted.
      expect(payload ?? []).toEqual(expect.arrayContaining(body?.required ?? []));

      const schema = schemaOf(document, operation.responses?.['200']);
      if (Array.isArray(response)) expect(fieldsOf(document, schema)).toEqual(expect.arrayContaining(response));
      if (response === 'count') expect(schema?.type).toBe('integer');
      if (response === 'token') expect(schema?.type).toBe('string');
      if (response === 'state') expect(schema?.enum).toEqual(['OPEN', 'COMPLETE', 'CLOSE', 'CANCEL']);
      if (path === '/api/reserve/list') expect(schema?.type).toBe('array');
    },
  );

  it('목록의 예약은 명세의 예약이다', () => {
    const list = schemaOf(document, find('post', API.guestList).responses?.['200']);
    const item = resolved(document, list?.properties?.['list'] ?? {}) as OpenAPIV3_1.ArraySchemaObject;
    const guest = SPECIFIED_CALLS.find(({ path }) => path === API.findBooking)?.response;
    expect(fieldsOf(document, item)).toEqual(expect.arrayContaining(guest as string[]));
  });
});

describe('문서의 화면', () => {
  it('바뀌지 않은 문서는 304이다', async () => {
    const { headers } = await site.get(DOCS.document);
    expect((await site.get(DOCS.document, { 'if-none-match': String(headers.etag) })).statusCode).toBe(304);
  });

  it('제 정책 아래에서, 이 서버의 파일만으로 열린다', async () => {
    const page = await site.get(DOCS.page);
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    const policy = String(page.headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'; script-src 'self';");
    expect(policy).not.toMatch(/https?:|\*|unsafe-eval|script-src[^;]*unsafe/);
    const files = [...page.body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, file = '']) => file);
    expect(files.length).toBeGreaterThan(4);
    for (const file of files) {
      expect(file).toMatch(/^\/api\/docs\//);
      expect((await site.get(file)).statusCode).toBe(200);
    }
    const initializer = await site.get(`${DOCS.page}/static/swagger-initializer.js`);
    expect(initializer.body).toContain("resolveUrl('./json')");
    expect((await site.get(`${DOCS.page}/json`)).json()).toEqual(document);
  });

  it('보여 주지 않기로 한 서버에는 문서도 그 화면도 없다', async () => {
    const hidden = await openSite({ apiDocs: false });
    for (const url of [DOCS.document, DOCS.page, `${DOCS.page}/json`, `${DOCS.page}/static/swagger-initializer.js`])
      expect([url, (await hidden.get(url)).statusCode]).toEqual([url, 404]);
    expect((await hidden.get(API.configInfo)).statusCode).toBe(200);
    await hidden.close();
  });

  it('다른 답의 정책은 그대로이다', async () => {
    expect((await site.get(API.configInfo)).headers['content-security-policy']).toBe(
      "default-src 'none';frame-ancestors 'none'",
    );
  });
});
