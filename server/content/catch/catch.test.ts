import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { CATCH } from '#contract/catch/catch.rules';
import type { Catch, CatchList, ManagedCatches } from '#contract/catch/catch.schema';
import type { ErrorBody } from '#contract/errors';
import type { History } from '#contract/history/history.schema';
import { API, apiPath, IDEMPOTENCY_HEADER } from '#contract/paths';
import { openSite, type Site } from '#tests/support/server/site';
import { uploadPicture } from '#tests/support/server/upload';
import { clearPictures } from './catch.service';

let site: Site;
let operator: Record<string, string>;
beforeEach(async () => {
  site = await openSite();
  operator = await site.operator();
});
afterEach(() => site.close());

let shade = 0;
const picture = async (): Promise<string> => {
  shade += 1;
  const background = { r: (shade * 40) % 256, g: 90, b: 140 };
  const photo = await sharp({ create: { width: 60, height: 40, channels: 3, background } })
    .png()
    .toBuffer();
  return (await uploadPicture(site, operator, photo)).id;
};
const save = (over: object = {}, headers: Record<string, string> = {}) =>
  site.post(
    API.saveCatch,
    { date: '2026-11-17', story: '갈치 풍년입니다.', pictures: [], ...over },
    { ...operator, ...headers },
  );
const posted = async (over: object = {}) => (await save(over)).json<Catch>();
const remove = (id: number) => site.post(API.deleteCatch, { id }, operator);
const read = (id: number) => site.get(apiPath(API.catchById, { id }));
const list = async (query = '') => (await site.get(`${API.catchList}${query}`)).json<CatchList>();
const latest = async () => (await site.get(API.latestCatches)).json<Catch[]>();
const storyOf = ({ story }: Catch) => story;
const filesLeft = async () => (await site.db.selectFrom('pictureFiles').select('hash').execute()).length;

describe('조황 올리기', () => {
  it('글과 사진을 올린 순서와 설명 그대로 누구나 본다', async () => {
    const first = await picture();
    const second = await picture();
    const pictures = [
      { id: second, caption: ' 씨알 좋은 갈치 ' },
      { id: first, caption: '' },
    ];
    const post = await posted({ story: '첫 줄\r\n둘째 줄  \n', pictures });
    expect((await read(post.id)).json<Catch>()).toEqual(post);
    expect(post).toMatchObject({
      date: '2026-11-17',
      story: '첫 줄\n둘째 줄',
      pictures: [
        { id: second, width: 60, height: 40, caption: '씨알 좋은 갈치' },
        { id: first, caption: '' },
      ],
    });
    expect(await latest()).toEqual([post]);
  });

  it('바뀌지 않은 조황은 304이고, 고치면 바로 새 내용이다', async () => {
    const { id } = await posted();
    const { headers } = await read(id);
    const url = apiPath(API.catchById, { id });
    expect((await site.get(url, { 'if-none-match': String(headers.etag) })).statusCode).toBe(304);
    await save({ id, story: '고친 글' });
    expect((await read(id)).json<Catch>().story).toBe('고친 글');
  });

  it('답을 못 받아 다시 보내도 한 번만 올라간다', async () => {
    const key = { [IDEMPOTENCY_HEADER]: randomUUID() };
    const responses = await Promise.all([save({}, key), save({}, key)]);
    responses.push(await save({}, key));
    expect(new Set(responses.map((response) => response.body)).size).toBe(1);
    expect((await latest()).length).toBe(1);
  });

  it('답을 못 받은 뒤에 고쳐서 올린 조황은 올라간 것처럼 답하지 않고, 앞의 조황이 있다고 말한다', async () => {
    const key = { [IDEMPOTENCY_HEADER]: randomUUID() };
    const id = await picture();
    const pictures = [{ id, caption: '갈치' }];
    const first = (await save({ pictures }, key)).json<Catch>();
    for (const changed of [
      { story: '고친 글' },
      { date: '2026-11-16' },
      { pictures: [] },
      { pictures: [{ id, caption: '다른 설명' }] },
    ]) {
      const response = await save({ pictures, ...changed }, key);
      expect([response.statusCode, response.json<ErrorBody>().code]).toEqual([409, 'EARLIER_POST']);
    }
    expect((await save({ pictures }, key)).json<Catch>()).toEqual(first);
    expect((await save({ pictures, story: '고친 글' }, { [IDEMPOTENCY_HEADER]: randomUUID() })).statusCode).toBe(200);
    expect((await latest()).map(storyOf)).toEqual(['고친 글', '갈치 풍년입니다.']);
  });

  it('새 조황부터 달마다 보이고, 달을 고르지 않으면 가장 새 달이다', async () => {
    for (const [date, story] of [
      ['2026-10-30', '시월'],
      ['2026-11-01', '십일월 초'],
      ['2026-11-17', '어제'],
      ['2026-11-17', '어제 또'],
    ])
      await posted({ date, story });
    const newest = await list();
    expect(newest.month).toEqual({ year: 2026, month: 11 });
    expect(newest.list.map(storyOf)).toEqual(['어제 또', '어제', '십일월 초']);
    expect(newest.months).toEqual([
      { year: 2026, month: 11, count: 3 },
      { year: 2026, month: 10, count: 1 },
    ]);
    expect((await list('?year=2026&month=10')).list.map(storyOf)).toEqual(['시월']);
    expect((await list('?year=2025&month=1')).list).toEqual([]);
    expect((await latest()).map(storyOf)).toEqual(['어제 또', '어제', '십일월 초']);
  });

  it('첫 조황 전에는 달도 글도 없다', async () => {
    expect(await list()).toEqual({ month: null, list: [], months: [] });
    expect(await latest()).toEqual([]);
  });

  it.each<[string, object, string]>([
    ['앞으로의 날짜', { date: '2026-12-25' }, 'date: 오늘이나 지난 출조일을 선택해 주세요.'],
    ['글도 사진도 없는 것', { story: ' \n ' }, 'story: 글이나 사진을 추가해 주세요.'],
    ['긴 글', { story: '가'.repeat(CATCH.storyMax + 1) }, 'story: 조황 글은 1000자 이하로 입력해 주세요.'],
    [
      '뜻이 없는 문자',
      { story: '갈치\uE000' },
      'story: 조황 글에 사용할 수 없는 문자가 있습니다. 지우고 다시 입력해 주세요.',
    ],
    [
      '없는 사진',
      { pictures: [{ id: 'f'.repeat(32), caption: '' }] },
      'pictures: 서버에 없는 사진이 있습니다. 그 사진을 지우고 다시 추가해 주세요.',
    ],
    [
      '사진 열한 장',
      { pictures: Array.from({ length: 11 }, () => ({ id: 'f'.repeat(32), caption: '' })) },
      'pictures: 사진을 10장 이하로 선택해 주세요.',
    ],
    [
      '긴 설명',
      { pictures: [{ id: 'f'.repeat(32), caption: '가'.repeat(CATCH.captionMax + 1) }] },
      'caption: 사진 설명은 100자 이하로 입력해 주세요.',
    ],
  ])('%s은 받지 않는다', async (_, over, reason) => {
    const response = await save(over);
    const { errors = [] } = response.json<ErrorBody>();
    expect([response.statusCode, errors.map((one) => `${one.field}: ${one.reason}`)]).toEqual([400, [reason]]);
    expect(await latest()).toEqual([]);
  });
});

describe('고치기와 지우기', () => {
  it('뺀 사진은 서버에서도 사라지고, 다른 조황이 보이는 사진은 남는다', async () => {
    const kept = await picture();
    const shared = await picture();
    const removed = await picture();
    const pictures = [kept, shared, removed].map((id) => ({ id, caption: '' }));
    const post = await posted({ pictures });
    const other = await posted({ pictures: [{ id: shared, caption: '' }] });
    expect(await filesLeft()).toBe(3);
    await save({ id: post.id, pictures: [{ id: kept, caption: '남은 사진' }] });
    expect(await filesLeft()).toBe(2);
    expect((await site.get(apiPath(API.picture, { picture: removed, width: 60 }))).statusCode).toBe(404);
    expect((await remove(post.id)).statusCode).toBe(204);
    expect((await read(other.id)).json<Catch>().pictures.map(({ id }) => id)).toEqual([shared]);
    expect(await filesLeft()).toBe(1);
  });

  it('다른 사람이 먼저 저장했으면 알려 주고, 그 내용을 본 뒤에는 저장된다', async () => {
    const seen = await posted({ pictures: [{ id: await picture(), caption: '갈치' }] });
    const { id, version } = seen;
    const first = await save({ id, version, story: '먼저 고친 글', pictures: seen.pictures });
    expect(first.statusCode).toBe(200);
    const second = await save({ id, version, story: '나중에 고친 글', pictures: seen.pictures });
    expect([second.statusCode, second.json<ErrorBody>().code]).toEqual([409, 'CONFLICT']);
    const now = (await read(id)).json<Catch>();
    expect(now.story).toBe('먼저 고친 글');
    const [a, b] = await Promise.all(
      ['하나', '둘'].map((story) => save({ id, version: now.version, story, pictures: now.pictures })),
    );
    expect([a?.statusCode, b?.statusCode].sort()).toEqual([200, 409]);
    expect(['하나', '둘']).toContain((await read(id)).json<Catch>().story);
  });

  it('보고 있던 조황이 지워졌으면 없다고 답한다', async () => {
    const { id } = await posted();
    await remove(id);
    expect((await read(id)).statusCode).toBe(404);
    expect((await save({ id })).statusCode).toBe(404);
    expect((await remove(id)).statusCode).toBe(404);
  });

  it('올리고 고치고 지운 것이 변경 기록에 남는다', async () => {
    const { id } = await posted({ pictures: [{ id: await picture(), caption: '' }] });
    await save({ id, date: '2026-11-16' });
    await remove(id);
    const { list: changes } = (await site.get(API.history, operator)).json<History>();
    expect(changes.map(({ action, after }) => [action, after])).toEqual([
      ['CATCH_DELETED', null],
      ['CATCH_EDITED', { date: '2026-11-16', pictures: 0, story: 'changed' }],
      ['CATCH_POSTED', { date: '2026-11-17', pictures: 1 }],
    ]);
  });
});

it('운영자는 모든 조황과 사진이 차지한 크기를 본다', async () => {
  await posted({ pictures: [{ id: await picture(), caption: '' }] });
  await posted({ date: '2026-01-02' });
  const managed = (await site.get(API.managedCatches, operator)).json<ManagedCatches>();
  expect(managed).toMatchObject({ totalElements: 2, maxBytes: 1024 ** 3 });
  const { content } = await site.db.selectFrom('pictureFiles').select('content').executeTakeFirstOrThrow();
  expect(managed.usedBytes).toBe(content.length);
});

it('올리다 만 사진은 이틀 뒤에, 올리고 쓰지 않은 사진은 두 주 뒤에 지운다', async () => {
  await posted({ pictures: [{ id: await picture(), caption: '' }] });
  await picture();
  await site.post(API.beginUpload, { key: randomUUID(), bytes: 5 }, operator);
  const left = async (days: number) => {
    const clock = () => new Date(Date.parse('2026-11-19T23:24:00.000Z') + days * 86_400_000);
    await clearPictures({ db: site.db, clock });
    const uploads = await site.db.selectFrom('pictureUploads').select('key').execute();
    return [uploads.length, await filesLeft()];
  };
  expect(await left(1)).toEqual([3, 2]);
  expect(await left(4)).toEqual([0, 2]);
  expect(await left(16)).toEqual([0, 1]);
});
