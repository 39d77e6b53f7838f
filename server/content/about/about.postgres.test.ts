import type { About } from '#contract/about/about.schema';
import type { ErrorBody } from '#contract/errors';
import { API } from '#contract/paths';
import { dropUnusedPictures } from '../pictures/pictures.repository';
import { openSite, type Site } from '#tests/support/server/site';
import { someoneWaits } from '#tests/support/server/someoneWaits';
import { until } from '#tests/support/server/until';

let site: Site;
beforeEach(async () => {
  site = await openSite();
});
afterEach(() => site.close());

it('저장하는 동안 다른 곳에서 지운 사진은 없는 사진이라고 하고, 선박소개는 그대로이다', async () => {
  const operator = await site.operator();
  const hash = 'a'.repeat(32);
  await site.db.insertInto('pictures').values({ hash, width: 1200, height: 800, bytes: 9, storedAt: '' }).execute();
  const before = (await site.get(API.about)).json<About>();
  const saving = await site.db.transaction().execute(async (transaction) => {
    await dropUnusedPictures(transaction, [hash]);
    const photos = [{ id: hash, alt: '갑판' }];
    const response = site.post(API.storeAbout, { photos, version: before.version }, operator);
    await until(() => someoneWaits(site.db));
    return { response };
  });
  const response = await saving.response;
  expect([response.statusCode, response.json<ErrorBody>().errors?.[0]?.field]).toEqual([400, 'photos']);
  expect((await site.get(API.about)).json()).toEqual(before);
});
