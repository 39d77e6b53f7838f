import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { PICTURE_LIMITS, PICTURE_WIDTHS } from '#contract/picture/picture.rules';
import { FROZEN_NOW } from '#mocks/now';
import { openSite } from '#tests/support/server/site';
import { until } from '#tests/support/server/until';
import { outcomeOf } from '#tests/support/server/upload';
import type { Context } from '#server/context';
import { DecoderStopped, openDecoder, type Decoder } from './decoder';
import { pictureMaker } from './makePictures';

const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#0b6e8f' } })
    .jpeg()
    .toBuffer();

it('사진을 만드는 중에 서버가 멈추면 그 사진을 못 읽는 사진으로 적지 않고, 다시 시작하면 만든다', async () => {
  const site = await openSite();
  const operator = await site.operator();
  const content = await photo(1200, 800);
  const key = randomUUID();
  const bytes = content.length;
  const beganAt = FROZEN_NOW.toISOString();
  await site.db
    .insertInto('pictureUploads')
    .values({ key, bytes, received: bytes, beganAt, hash: null, refusal: null })
    .execute();
  await site.db.insertInto('pictureParts').values({ key, at: 0, content }).execute();

  const failures: unknown[] = [];
  const real = openDecoder();
  let hasBegun = false;
  const decoder: Decoder = {
    ...real,
    decode: (upload) => {
      const made = real.decode(upload);
      hasBegun = true;
      return made;
    },
  };
  const context = { db: site.db, clock: () => FROZEN_NOW, decoder } as Context;
  const maker = pictureMaker(context, (error) => failures.push(error));
  maker.goOn();
  await until(() => hasBegun);
  await maker.end();
  expect(failures).toEqual([]);
  expect(await site.db.selectFrom('pictureUploads').select(['hash', 'refusal']).execute()).toEqual([
    { hash: null, refusal: null },
  ]);
  expect((await outcomeOf(site, operator, key, bytes)).picture).toMatchObject({ width: 1200 });
  await site.close();
});

it('멈춘 뒤에는 사진을 더 만들지 않는다', async () => {
  const decoder = openDecoder();
  await decoder.close();
  await expect(decoder.decode(await photo(60, 40))).rejects.toThrow(DecoderStopped);
});

it('Ctrl+C나 서비스 관리자의 종료 신호는 사진을 만드는 프로세스를 끝내지 않는다', async () => {
  const program = fileURLToPath(new URL('./decodeProcess.mjs', import.meta.url));
  const child = fork(program, { serialization: 'advanced', stdio: 'ignore', execArgv: [] });
  const made = async () => {
    const response = once(child, 'message');
    const job = { upload: await photo(60, 40), widths: PICTURE_WIDTHS, maxPixels: PICTURE_LIMITS.maxPixels };
    child.send(job);
    return (await response) as unknown[];
  };
  await made();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) child.kill(signal);
  expect(await made()).toMatchObject([{ width: 60, height: 40 }]);
  child.kill('SIGKILL');
});
