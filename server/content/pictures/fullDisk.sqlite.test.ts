import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import sharp from 'sharp';
import type { ErrorBody } from '#contract/errors';
import { API } from '#contract/paths';
import { loggerOptions } from '#server/logger';
import { openSite } from '#tests/support/server/site';
import { until } from '#tests/support/server/until';
import { beginUpload, outcomeOf, sendPart, uploadFile } from '#tests/support/server/upload';

const noise = { width: 800, height: 800, channels: 3, background: '#000', noise: { type: 'gaussian', sigma: 80 } };
const aPhoto = () =>
  sharp({ create: noise as never })
    .jpeg({ quality: 95 })
    .toBuffer();

it('올리는 동안 디스크가 가득 차면 잠시 후 다시 하라고 답하고, 자리가 나면 이어서 올라간다', async () => {
  const site = await openSite();
  const operator = await site.operator();
  const photo = await aPhoto();
  const key = randomUUID();
  await beginUpload(site, operator, key, photo.length);

  await sql`pragma max_page_count = 1`.execute(site.db);
  const refused = await sendPart(site, operator, { key, at: 0, content: photo });
  expect([refused.statusCode, refused.json<ErrorBody>().message]).toEqual([
    503,
    '지금은 처리할 수 없습니다. 잠시 후 다시 시도해 주세요.',
  ]);
  expect((await beginUpload(site, operator, key, photo.length)).received).toBe(0);

  await sql`pragma max_page_count = 1000000`.execute(site.db);
  expect((await uploadFile(site, operator, photo, key)).state).toBe('ready');
  await site.close();
});

it('다 올린 뒤에 디스크가 가득 차면 기록에 남기고 잠시 후 다시 하라고 답하며, 자리가 나면 그 사진이 만들어진다', async () => {
  const lines: string[] = [];
  const site = await openSite({ logger: loggerOptions('error', { write: (line) => lines.push(line) }) });
  const operator = await site.operator();
  const content = await aPhoto();
  const key = randomUUID();
  const bytes = content.length;
  const beganAt = '2026-11-19T23:24:00.000Z';
  await site.db
    .insertInto('pictureUploads')
    .values({ key, bytes, received: bytes, beganAt, hash: null, refusal: null })
    .execute();
  await site.db.insertInto('pictureParts').values({ key, at: 0, content }).execute();
  const ask = () => site.post(API.beginUpload, { key, bytes }, operator);
  const failures = () => lines.filter((line) => line.includes('a photograph could not be made')).length;

  await sql`pragma max_page_count = 1`.execute(site.db);
  expect((await ask()).statusCode).toBe(200);
  await until(() => failures() === 1);
  // A screen asks every second; not every request decodes the photograph again.
  for (let asked = 0; asked < 5; asked += 1) {
    const refused = await ask();
    expect([refused.statusCode, refused.json<ErrorBody>().message]).toEqual([
      503,
      '지금은 처리할 수 없습니다. 잠시 후 다시 시도해 주세요.',
    ]);
  }
  expect(failures()).toBe(1);
  site.moveClock(5_000);
  expect((await ask()).statusCode).toBe(200);
  await until(() => failures() === 2);

  await sql`pragma max_page_count = 1000000`.execute(site.db);
  site.moveClock(5_000);
  expect((await ask()).statusCode).toBe(503);
  site.moveClock(5_000);
  expect((await outcomeOf(site, operator, key, bytes)).picture).toMatchObject({ width: 800, height: 800 });
  await site.close();
});
