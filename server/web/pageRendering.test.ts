import { FIRST_VIEW_ID, type FirstView, type RenderPage } from '#contract/rendering';
import type { ReserveDay } from '#contract/day/day.schema';
import { API, apiPath, PAGES } from '#contract/paths';
import { errorText } from '#copy/errors';
import { outage } from '#copy/outage';
import { loggerOptions } from '#server/logger';
import { clientFolder } from '#tests/support/server/clientFolder';
import { openSite, type Site } from '#tests/support/server/site';
import { onceForAll, renderBudget } from './pageRendering';

const BROWSER = { accept: 'text/html' };
const MONTH = { year: 2026, month: 12 };
const LIST = `${API.dayList}?year=2026&month=12`;

/** Renders the fish of December's days, as the application would. */
const renderFish: RenderPage = async ({ address, read }) => {
  const list = await read(LIST);
  const fish = (list.body as ReserveDay[]).map((day) => `<b>${day.fish} ${day.guestCount}</b>`).join('');
  return {
    markup: `<main id="main">${address}${fish}</main>`,
    styles: '<style>b{}</style>',
    responses: { [LIST]: list },
    script: null,
  };
};

let site: Site;
const open = async (render: RenderPage, options: Parameters<typeof openSite>[0] = {}) => {
  site = await openSite({ clientDir: clientFolder(), render, ...options });
  return site;
};
afterEach(() => site.close());

const firstViewIn = (html: string): FirstView => {
  const json = new RegExp(`<script type="application/json" id="${FIRST_VIEW_ID}"[^>]*>(.*?)</script>`, 's').exec(
    html,
  )?.[1];
  return JSON.parse(json ?? 'null') as FirstView;
};

describe('그려 보낸 화면', () => {
  it('내용과 자료와 그 순간의 시각이 함께 가고, 자료는 따로 물은 답과 같다', async () => {
    await open(renderFish);
    const day = await site.day({ fish: '참돔' });
    const html = (await site.get(PAGES.reserve(MONTH), BROWSER)).body;
    expect(html).toContain('<div id="root"><main id="main">/reserve?year=2026&month=12<b>참돔 0</b></main></div>');
    const { now, responses } = firstViewIn(html);
    expect(responses).toEqual({ [LIST]: { status: 200, body: (await site.get(LIST)).json<unknown>() } });
    expect((responses[LIST]?.body as ReserveDay[])[0]?.id).toBe(day.id);
    site.moveClock(5_000);
    expect(firstViewIn((await site.get(PAGES.reserve(MONTH), BROWSER)).body).now).toBe(now + 5_000);
  });

  it('스크립트는 태그로 부르지 않고 그려진 뒤에 부르며, 브라우저가 그리는 화면은 바로 부른다', async () => {
    await open(renderFish);
    const tag = '<script type="module" src="/assets/main-abc123.js"></script>';
    const rendered = (await site.get(PAGES.reserve(MONTH), BROWSER)).body;
    expect(rendered).not.toContain('<script type="module"');
    expect(rendered).toMatch(/let files=\["\/assets\/main-abc123\.js"\].*observe\(\{type:'paint'/);
    expect((await site.get(PAGES.admin, BROWSER)).body).toContain(tag);
  });

  it('메모에 적힌 태그나 줄바꿈 문자는 자료의 글자로 남는다', async () => {
    const memo = '</script><script>alert(1)</script><!-- \u2028\u2029 &amp;';
    await open(renderFish);
    await site.day({ memo, memoPublic: 'Y' });
    const html = (await site.get(PAGES.reserve(MONTH), BROWSER)).body;
    expect((firstViewIn(html).responses[LIST]?.body as ReserveDay[])[0]?.memo).toBe(memo);
    expect(html).not.toContain('alert(1)</script>');
    expect(html).not.toMatch(/[\u2028\u2029]/);
  });

  it('손님에게 보이기로 하지 않은 예약중인 날의 메모는 화면의 글에도 자료에도 없다', async () => {
    await open(renderFish);
    const day = await site.day({ memo: '단골 김 사장님 자리' });
    for (const path of [PAGES.reserve(MONTH), PAGES.reserveDay(day.id)]) {
      const html = (await site.get(path, BROWSER)).body;
      expect(html).toContain(day.date);
      expect(html).not.toContain(day.memo);
    }
  });

  it('예약하면 다음 화면에는 바뀐 자리가 있다', async () => {
    await open(renderFish);
    const day = await site.day({ fish: '갈치' });
    expect((await site.get(PAGES.reserve(MONTH), BROWSER)).body).toContain('갈치 0');
    await site.book(day, { guestCount: 3 });
    expect((await site.get(PAGES.reserve(MONTH), BROWSER)).body).toContain('갈치 3');
  });

  it('관리 화면과, 다른 곳으로 이끌거나 읽을 수 없는 주소는 브라우저가 그린다', async () => {
    const render = jest.fn(renderFish);
    await open(render);
    const operators = [PAGES.admin, PAGES.adminGuests, '/admin/nothing'];
    for (const path of [...operators, PAGES.reserveRefresh, '/reserve/%E0%A4%A', '/reserve/1%2F2'])
      expect((await site.get(path, BROWSER)).body).not.toContain('id="main"');
    expect(render).not.toHaveBeenCalled();
  });

  it('카카오톡과 밴드가 주소에 덧붙인 것은 그리는 데 쓰지 않는다', async () => {
    await open(({ address }) =>
      Promise.resolve({ markup: `<b>${address}</b>`, styles: '', responses: {}, script: null }),
    );
    const rootOf = async (path: string) => /id="root"><b>(.*?)<\/b>/.exec((await site.get(path, BROWSER)).body)?.[1];
    expect(await rootOf('/?utm_source=kakaotalk')).toBe('/');
    expect(await rootOf('/reserve?utm_source=band&month=12&year=2026')).toBe('/reserve?year=2026&month=12');
    expect(await rootOf('/reserve?fbclid=B')).toBe('/reserve');
    expect(await rootOf('/reserve?year=2026&month=13')).toBe('/reserve?year=2026&month=13');
    expect(await rootOf('/reserve/find?utm=1&id=1234')).toBe('/reserve/find?id=1234');
  });

  it('모르는 주소는 하나로 그린다', async () => {
    const render = jest.fn(renderFish);
    await open(render);
    expect((await site.get('/<b>nowhere', BROWSER)).body).toContain('<main id="main">/404');
  });
});

describe('그리지 못하면', () => {
  it('화면의 잘못은 적어 두고 브라우저에 맡긴다', async () => {
    const lines: string[] = [];
    await open(() => Promise.reject(new TypeError('a component threw')), {
      logger: loggerOptions('warn', { write: (line) => lines.push(line) }),
    });
    const response = await site.get(PAGES.reserve(MONTH), BROWSER);
    expect([response.statusCode, response.body.includes('id="main"')]).toEqual([200, false]);
    expect(lines.join()).toContain('a component threw');
  });

  it('자료를 읽지 못한 것은 빈 화면이 아니라 까닭을 말하는 503이다', async () => {
    await open(async (request) => {
      await site.db.destroy();
      return renderFish(request);
    });
    const response = await site.get(PAGES.reserve(MONTH), BROWSER);
    expect(response.statusCode).toBeGreaterThanOrEqual(500);
    expect(response.body).toContain(outage.title);
  });
});

describe('화면이 처음 묻는 것', () => {
  const responses: Record<string, unknown> = {};
  const readAll: RenderPage = async ({ read }) => {
    for (const call of Object.keys(responses)) responses[call] = await read(call);
    return null;
  };

  it('거절도 그 호출의 답 그대로이다', async () => {
    await open(readAll);
    const day = await site.day();
    for (const call of [API.configInfo, API.configLogic, LIST, apiPath(API.dayById, { id: day.id })])
      responses[call] = null;
    responses[apiPath(API.dayById, { id: 999 })] = null;
    await site.get('/', BROWSER);
    for (const [call, given] of Object.entries(responses)) {
      const asked = await site.get(call);
      expect([call, given]).toEqual([call, { status: asked.statusCode, body: asked.json<unknown>() }]);
    }
    expect(responses[apiPath(API.dayById, { id: 999 })]).toMatchObject({ body: { message: errorText.NOT_FOUND } });
  });
});

describe('많은 사람이 한꺼번에 열어도', () => {
  it('같은 화면은 한 번에 하나만 그리고, 그리는 동안 온 사람에게는 온 뒤에 읽은 것을 준다', async () => {
    await open(renderFish);
    const runs: (() => void)[] = [];
    const render = onceForAll(async (key: string) => {
      const number = runs.length + 1;
      await new Promise<void>((resolve) => runs.push(resolve));
      return `${key}${number}`;
    });
    const first = render('a');
    const second = render('a');
    const third = render('a');
    expect(runs).toHaveLength(1);
    runs[0]?.();
    expect(await first).toBe('a1');
    await Promise.resolve();
    runs[1]?.();
    expect([await second, await third]).toEqual(['a2', 'a2']);
    expect(runs).toHaveLength(2);
  });

  it('한 사람의 실패가 기다리던 사람의 것이 되지 않는다', async () => {
    await open(renderFish);
    let runs = 0;
    const render = onceForAll(async () => {
      runs += 1;
      await Promise.resolve();
      if (runs === 1) throw new Error('broken');
      return 'rendered';
    });
    const first = render('a');
    const second = render('a');
    await expect(first).rejects.toThrow('broken');
    expect(await second).toBe('rendered');
    expect(await render('a')).toBe('rendered');
  });

  it('그리는 수는 정해져 있고, 시간이 지나면 다시 그린다', async () => {
    await open(renderFish);
    let elapsed = 0;
    const budget = renderBudget(() => elapsed);
    const taken = (count: number) => Array.from({ length: count }, budget.take).filter(Boolean).length;
    expect(taken(100)).toBe(60);
    elapsed += 1_000;
    expect(taken(100)).toBe(10);
    elapsed += 3_600_000;
    expect(taken(100)).toBe(60);
  });
});
