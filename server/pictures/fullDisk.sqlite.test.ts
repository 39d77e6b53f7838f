import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import sharp from 'sharp';
import type { ErrorBody } from '../../contract/errors';
import { openSite } from '../testing/site';
import { beginUpload, sendPart, uploadFile } from '../testing/upload';

it('올리는 동안 디스크가 가득 차면 잠시 후 다시 하라고 답하고, 자리가 나면 이어서 올라간다', async () => {
  const site = await openSite();
  const operator = await site.operator();
  const noise = { width: 800, height: 800, channels: 3, background: '#000', noise: { type: 'gaussian', sigma: 80 } };
  const photo = await sharp({ create: noise as never })
    .jpeg({ quality: 95 })
    .toBuffer();
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
