import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import sharp from 'sharp';
import { FROZEN_NOW } from '#mocks/now';
import { openSite, type Site } from '#tests/support/server/site';
import { someoneWaits } from '#tests/support/server/someoneWaits';
import { until } from '#tests/support/server/until';
import { beginUpload, outcomeOf } from '#tests/support/server/upload';
import { endUpload, insertPicture, insertUpload } from './pictures.repository';

let site: Site;
beforeEach(async () => {
  site = await openSite();
});
afterEach(() => site.close());

it('두 서버가 같은 사진을 만들어도, 먼저 만든 사진이 올릴 수 없는 사진으로 바뀌지 않는다', async () => {
  const operator = await site.operator();
  const background = '#0b6e8f';
  const content = await sharp({ create: { width: 60, height: 40, channels: 3, background } })
    .png()
    .toBuffer();
  const bytes = content.length;
  const key = randomUUID();
  const next = randomUUID();
  for (const [index, each] of [key, next].entries()) {
    const beganAt = new Date(FROZEN_NOW.getTime() + index).toISOString();
    await insertUpload(site.db, { key: each, bytes, received: bytes, beganAt, hash: null, refusal: null });
    await site.db.insertInto('pictureParts').values({ key: each, at: 0, content }).execute();
  }
  // The other server finishes while this one is about to read the parts.
  await site.db.transaction().execute(async (transaction) => {
    await sql`lock table picture_parts in access exclusive mode`.execute(transaction);
    expect((await beginUpload(site, operator, key, bytes)).state).toBe('working');
    await until(() => someoneWaits(site.db));
    const hash = 'a'.repeat(32);
    await insertPicture(transaction, { hash, width: 60, height: 40, bytes, storedAt: FROZEN_NOW.toISOString() }, [
      { width: 60, content },
    ]);
    await endUpload(transaction, key, { hash });
  });
  // Photographs are made one after the other.
  expect((await outcomeOf(site, operator, next, bytes)).state).toBe('ready');
  expect((await outcomeOf(site, operator, key, bytes)).state).toBe('ready');
});
