import sharp from 'sharp';
import type { Catch } from '#contract/catch/catch.schema';
import { API } from '#contract/paths';
import { FROZEN_NOW } from '#mocks/now';
import type { Db } from '#server/db/tables';
import { openSite, type Site } from '#tests/support/server/site';
import { someoneWaits } from '#tests/support/server/someoneWaits';
import { until } from '#tests/support/server/until';
import { uploadPicture } from '#tests/support/server/upload';
import { lockPictures } from '../pictures/pictures.repository';
import { insertCatch, lockCatch, setCatchPictures } from './catch.repository';

let site: Site;
let operator: Record<string, string>;
beforeEach(async () => {
  site = await openSite();
  operator = await site.operator();
});
afterEach(() => site.close());

const picture = async (width: number) => {
  const photo = sharp({ create: { width, height: 40, channels: 3, background: '#0b6e8f' } });
  return { id: (await uploadPicture(site, operator, await photo.png().toBuffer())).id, caption: '' };
};
const posted = async (pictures: object[]) =>
  (await site.post(API.saveCatch, { date: '2026-11-17', story: '갈치', pictures }, operator)).json<Catch>();
const stored = async () => (await site.db.selectFrom('pictures').select('hash').execute()).map(({ hash }) => hash);

/** Deletes a post while another transaction is open, which ends once the deletion waits for it. */
const removedDuring = async (post: Catch, other: (transaction: Db) => Promise<unknown>) => {
  const removing = await site.db.transaction().execute(async (transaction) => {
    await other(transaction);
    const response = site.post(API.deleteCatch, { id: post.id }, operator);
    await until(() => someoneWaits(site.db));
    return { response };
  });
  return (await removing.response).statusCode;
};

it('조황을 지우는 동안 다른 사람이 같은 사진으로 올려도 둘 다 되고 사진은 남는다', async () => {
  const shared = await picture(60);
  const post = await posted([shared]);
  const status = await removedDuring(post, async (transaction) => {
    await lockPictures(transaction, [shared.id]);
    const createdAt = FROZEN_NOW.toISOString();
    const id = await insertCatch(transaction, { date: '2026-11-18', story: '', createdAt, key: null });
    await setCatchPictures(transaction, id, [shared]);
  });
  expect([status, await stored()]).toEqual([204, [shared.id]]);
});

it('조황을 지우는 동안 다른 사람이 그 조황에 넣은 사진도 남지 않는다', async () => {
  const first = await picture(60);
  const added = await picture(61);
  const post = await posted([first]);
  const status = await removedDuring(post, async (transaction) => {
    await lockCatch(transaction, post.id);
    await setCatchPictures(transaction, post.id, [first, added]);
  });
  expect([status, await stored()]).toEqual([204, []]);
});
