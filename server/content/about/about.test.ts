import { ABOUT_FIELDS } from '#contract/about/about.rules';
import { ABOUT_MAX, ABOUT_ROWS, ABOUT_VERSIONS } from '#contract/about/limits.rules';
import type { About, AboutContent, AboutVersions } from '#contract/about/about.schema';
import { CHANGED } from '#contract/history/history.rules';
import type { History } from '#contract/history/history.schema';
import type { ErrorBody } from '#contract/errors';
import { API } from '#contract/paths';
import { aboutContent } from '#copy/aboutContent';
import { dropUnusedPictures, dropUnusedPicturesBefore } from '../pictures/pictures.repository';
import { openSite, type Site } from '#tests/support/server/site';

type SiteResponse = Awaited<ReturnType<Site['post']>>;
const expectRefusal = (response: SiteResponse, status: number, code: string): void =>
  expect([response.statusCode, response.json<ErrorBody>().code]).toEqual([status, code]);

let site: Site;
let operator: Record<string, string>;
beforeEach(async () => {
  site = await openSite();
  operator = await site.operator();
});
afterEach(() => site.close());

const read = async (): Promise<About> => (await site.get(API.about)).json();
const save = async (changes: Partial<AboutContent>, version?: string) =>
  site.post(API.storeAbout, { ...changes, version: version ?? (await read()).version }, operator);
const versions = async (): Promise<AboutVersions['list']> =>
  (await site.get(API.aboutVersions, operator)).json<AboutVersions>().list;
const changes = async (): Promise<History['list']> => (await site.get(API.history, operator)).json<History>().list;
const aPhoto = async (hash = 'a'.repeat(32)): Promise<string> => {
  await site.db.insertInto('pictures').values({ hash, width: 1200, height: 800, bytes: 9, storedAt: '' }).execute();
  return hash;
};

describe('선박소개', () => {
  it('처음에는 아무도 적지 않은 항구와 소개가 없고, 목록만 첫 제안으로 있다', async () => {
    const first = await read();
    expect(first).toMatchObject({ homeTitle: '', homeLead: '', introduction: '', port: '', parking: '', photos: [] });
    expect([first.seasons, first.rentals].map(({ length }) => length)).toEqual([3, 4]);
    expect(JSON.stringify(first)).not.toMatch(/여수|국동|20인승/);
  });

  it('처음에는 사이트와 함께 온 내용이다', async () => {
    const { version, ...content } = await read();
    expect(content).toEqual(aboutContent);
    expect(await versions()).toEqual([{ version, savedAt: null, current: true }]);
  });

  it('바꾼 것을 한 판으로 저장하고 보내지 않은 것은 그대로 둔다', async () => {
    const first = (await read()).version;
    const links = [
      { label: '밴드', href: 'https://band.us/@dawn' },
      { label: '전화', href: 'tel:010-0000-0000' },
      { label: '편지', href: 'mailto:boat@dawn.example' },
    ];
    const sent = { introduction: '첫 줄\r\n둘째 줄 ', rentals: [{ art: null, name: '뜰채', price: 2 }], links };
    const response = await save(sent);
    expect(response.statusCode).toBe(200);
    const now = await read();
    expect(response.json()).toEqual(now);
    expect(now).toMatchObject({ ...sent, introduction: '첫 줄\n둘째 줄', parking: aboutContent.parking });
    expect((await versions()).map(({ version, current }) => [version, current])).toEqual([
      [now.version, true],
      [first, false],
    ]);
    const [change] = await changes();
    expect(change).toMatchObject({
      action: 'STORE_ABOUT',
      after: { introduction: CHANGED, rentals: CHANGED, links: CHANGED },
    });
  });

  it('달라진 것이 없으면 새 판도 변경 기록도 만들지 않는다', async () => {
    const before = await read();
    expect((await save(aboutContent)).json()).toEqual(before);
    expect([(await versions()).length, await changes()]).toEqual([1, []]);
  });

  it('전화번호와 메일 주소만 적어도 링크가 된다', async () => {
    const links = ['010-0000-0000', 'boat@dawn.example'].map((href) => ({ label: '문의', href }));
    const response = await save({ links });
    expect(response.json<About>().links.map(({ href }) => href)).toEqual([
      'tel:010-0000-0000',
      'mailto:boat@dawn.example',
    ]);
  });

  it('서식은 글자 그대로이다', async () => {
    const introduction = '<b>굵게</b> [링크](javascript:alert(1)) {{7*7}}';
    expect((await save({ introduction })).json<About>().introduction).toBe(introduction);
  });

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,<b>',
    'ftp://dawn.example',
    '//dawn.example',
    '/admin',
    'https://',
    'https://a b',
    'tel:',
  ])('링크로 %s 는 받지 않는다', async (href) => {
    const response = await save({
      links: [
        { label: '밴드', href: 'https://band.us' },
        { label: '곳', href },
      ],
    });
    expectRefusal(response, 400, 'VALIDATION');
    expect(response.json<{ errors: unknown[] }>().errors).toMatchObject([{ field: 'links' }]);
  });

  const long = (max: number) => '가'.repeat(max + 1);
  it.each<[string, Partial<AboutContent>, string]>([
    ['긴 소개', { introduction: long(ABOUT_MAX.introduction) }, '선박 소개는 200자 이하로 입력해 주세요.'],
    ['이름 없는 시설', { features: [{ art: null, name: '', text: '' }] }, '시설 안내 1번 줄을 입력해 주세요.'],
    [
      '뜻이 없는 문자',
      { itemsToBring: ['신분증', '멀미약\uE000'] },
      '준비물 2번 줄에 사용할 수 없는 문자가 있습니다. 지우고 다시 입력해 주세요.',
    ],
    [
      '큰 값',
      { rentals: [{ art: null, name: '배', price: 100 }] },
      '대여 품목 1번 줄은 0에서 99 사이의 정수로 입력해 주세요.',
    ],
    [
      '열세 번째 달',
      { seasons: [{ from: 1, to: 13, fish: ['갈치'], art: null }] },
      '시즌별 대상 어종 1번 줄을 올바르게 입력해 주세요.',
    ],
    [
      '어종 없는 시즌',
      { seasons: [{ from: 1, to: 2, fish: [], art: null }] },
      '시즌별 대상 어종 1번 줄을 입력해 주세요.',
    ],
    ['극지의 자리', { marker: { latitude: 89, longitude: 0 } }, '지도 표시를 올바르게 입력해 주세요.'],
    ['없는 사진', { photos: [{ id: '0'.repeat(32), alt: '갑판' }] }, '사진을 올바르게 입력해 주세요.'],
    [
      '너무 많은 줄',
      { links: Array.from({ length: ABOUT_ROWS.links + 1 }, () => ({ label: '가', href: 'tel:1' })) },
      '입력값을 올바르게 입력해 주세요.',
    ],
  ])('%s 은 이유를 말하고 아무것도 저장하지 않는다', async (_, sent, reason) => {
    const before = await read();
    const response = await save({ parking: '달라진 주차장', ...sent });
    expectRefusal(response, 400, 'VALIDATION');
    expect(response.json<{ errors: { reason: string }[] }>().errors.map((error) => error.reason)).toEqual([reason]);
    expect(await read()).toEqual(before);
  });

  it('다른 탭이 먼저 저장했으면 거절하고 먼저 저장한 것을 지킨다', async () => {
    const { version } = await read();
    await save({ parking: '먼저' }, version);
    expectRefusal(await save({ parking: '나중' }, version), 409, 'CONFLICT');
    expect((await read()).parking).toBe('먼저');
  });

  it('두 탭이 한꺼번에 저장하면 하나만 저장된다', async () => {
    const { version } = await read();
    const responses = await Promise.all(['가', '나', '다'].map((parking) => save({ parking }, version)));
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
    expect(await versions()).toHaveLength(2);
  });

  it('보이는 판과 그 앞의 열 판을 간직하고, 앞선 판은 새 판으로 되돌아온다', async () => {
    for (let time = 1; time <= ABOUT_VERSIONS + 2; time += 1) await save({ parking: `주차장 ${time}` });
    const stored = await versions();
    expect(stored).toHaveLength(ABOUT_VERSIONS);
    const oldest = stored.at(-1)?.version ?? '';
    const current = stored[0]?.version ?? '';
    const response = await site.post(API.restoreAbout, { version: oldest, current }, operator);
    expect(response.json<About>().parking).toBe('주차장 3');
    expect((await read()).version).not.toBe(current);
    expect((await changes())[0]).toMatchObject({ action: 'ABOUT_RESTORED' });
    expectRefusal(await site.post(API.restoreAbout, { version: current, current }, operator), 409, 'CONFLICT');
    const { version } = await read();
    expectRefusal(await site.post(API.restoreAbout, { version: oldest, current: version }, operator), 404, 'NOT_FOUND');
    expectRefusal(await site.post(API.restoreAbout, { version: 'x', current: version }, operator), 404, 'NOT_FOUND');
  });

  it('되돌린 답을 받지 못해 다시 보내도 되돌린 판을 답하고, 판은 하나만 는다', async () => {
    await save({ parking: '옛 주차장' });
    const { version } = await read();
    await save({ parking: '새 주차장' });
    const sent = { version, current: (await read()).version };
    const first = await site.post(API.restoreAbout, sent, operator);
    const stored = await versions();
    const again = await site.post(API.restoreAbout, sent, operator);
    expect([again.statusCode, again.json()]).toEqual([200, first.json()]);
    expect(await versions()).toEqual(stored);
  });

  it('사진은 크기와 함께 나가고, 간직한 판이 보이는 동안 지울 수 없다', async () => {
    const id = await aPhoto();
    await save({ photos: [{ id, alt: '갑판에서 본 새벽' }] });
    expect((await read()).photos).toEqual([{ id, width: 1200, height: 800, alt: '갑판에서 본 새벽' }]);
    await save({ photos: [] });
    await dropUnusedPictures(site.db, [id]);
    await dropUnusedPicturesBefore(site.db, '2027-01-01T00:00:00.000Z');
    expect(await site.db.selectFrom('pictures').select('hash').execute()).toEqual([{ hash: id }]);
    for (let time = 0; time < ABOUT_VERSIONS; time += 1) await save({ parking: `주차장 ${time}` });
    await dropUnusedPicturesBefore(site.db, '2027-01-01T00:00:00.000Z');
    expect(await site.db.selectFrom('pictures').select('hash').execute()).toEqual([]);
  });

  it('양식의 항목은 내용의 항목과 같다', () => {
    expect([...ABOUT_FIELDS].sort()).toEqual(Object.keys(aboutContent).sort());
  });
});
