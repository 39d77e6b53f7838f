/** Compares pictures with their baselines, `tests/stories/baselines/<view>/<story id>.webp`. */
import { createHash } from 'node:crypto';
import { appendFileSync, copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { test, expect as plain } from '@playwright/test';
import sharp from 'sharp';
import { OUTPUT } from './stories';

/** Three bytes per pixel. */
interface Pixels {
  data: Buffer;
  width: number;
  height: number;
}
/** `again` takes the picture again without touching the page. */
interface Shots {
  take: () => Promise<Buffer>;
  again: () => Promise<Buffer>;
}
/**
 * The only tolerance, in levels (of 256) of a channel, because processors may round differently. None has been measured;
 * on one machine screenshots are identical.
 */
const ROUNDING = 1;
/** A picture counts if it is equal after these pauses; on a busy machine a layer may be painted after the first. */
const PAUSES_MS = [250, 1000];
const ATTEMPTS = 4;

/** A cache: lines with the checksums of a screenshot and an equal baseline, which are not decoded again. */
const EQUAL = path.resolve(import.meta.dirname, '../../node_modules/.cache/visual/equal.txt');
/** A file with the names of compared pictures, one per line. */
export const COMPARED = 'compared.txt';
const sumOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex').slice(0, 32);
const pairOf = (picture: Buffer, file: string): string => `${sumOf(picture)} ${sumOf(readFileSync(file))}`;
/** The lines of a file; none if it does not exist. */
export const readLines = (file: string): string[] =>
  existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];
const known = new Set(readLines(EQUAL));

/** PNG or WebP. */
export const readPixels = async (file: Buffer | string): Promise<Pixels> => {
  const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
};
const asImage = ({ data, width, height }: Pixels) => sharp(data, { raw: { width, height, channels: 3 } });

/** Lossless WebP: about three fifths of a PNG. */
export const writeBaseline = async (file: string, picture: Buffer | string): Promise<void> => {
  mkdirSync(path.dirname(file), { recursive: true });
  await sharp(picture).removeAlpha().webp({ lossless: true, quality: 75, effort: 4 }).toFile(file);
};

/** The number of differing pixels, and the faded old picture with these in red; null if equal. */
export const differenceOf = async (before: Pixels, after: Pixels) => {
  const width = Math.max(before.width, after.width);
  const height = Math.max(before.height, after.height);
  if (before.width === after.width && before.data.equals(after.data)) return null;
  // Areas of only one picture are magenta, a colour of no screenshot.
  const onCanvas = (of: Pixels) =>
    asImage(of)
      .extend({ right: width - of.width, bottom: height - of.height, background: 'magenta' })
      .raw()
      .toBuffer();
  const old = await onCanvas(before);
  const now = await onCanvas(after);
  const drawn = old.map((level) => 191 + level / 4);
  let count = 0;
  for (let at = 0; at < old.length; at += 3) {
    const offs = [0, 1, 2].map((channel) => Math.abs((old[at + channel] ?? 0) - (now[at + channel] ?? 0)));
    if (Math.max(...offs) <= ROUNDING) continue;
    count++;
    drawn.set([255, 0, 0], at);
  }
  return count === 0 ? null : { count, drawn: asImage({ data: Buffer.from(drawn), width, height }) };
};

/** Folders for `npm run visual:accept`, and the names in the report. */
const KINDS = { before: 'expected', after: 'actual', difference: 'diff' };
/** Writes and attaches these files, replacing those of an earlier attempt. */
const store = (name: string, pictures: Partial<Record<keyof typeof KINDS, Buffer>>): void => {
  for (const [folder, kind] of Object.entries(KINDS) as [keyof typeof KINDS, string][]) {
    const file = path.join(OUTPUT, folder, `${name}.png`);
    rmSync(file, { force: true });
    const picture = pictures[folder];
    if (!picture) continue;
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, picture);
    test.info().attachments.push({ name: `${name}-${kind}.png`, path: file, contentType: 'image/png' });
  }
};
const baselineOf = (file: string): string => test.info().snapshotPath(...file.split('/'));
const verdict = (pass: boolean, line = '') => ({ pass, message: () => line });

export const expect = plain.extend({
  /**
   * A picture that differs from its baseline, or has none, counts only after three consecutive ones
   * are equal; then it is stored for `npm run visual:accept`, or becomes the baseline with --update-snapshots.
   */
  async toMatchBaseline({ take, again }: Shots, name: string) {
    const { updateSnapshots } = test.info().config;
    const file = baselineOf(`${name}.webp`);
    appendFileSync(path.join(OUTPUT, COMPARED), `${name}\n`);
    let picture = await take();
    const pass = () => {
      mkdirSync(path.dirname(EQUAL), { recursive: true });
      appendFileSync(EQUAL, `${pairOf(picture, file)}\n`);
      return verdict(true);
    };
    store(name, {});
    if (existsSync(file) && known.has(pairOf(picture, file))) return verdict(true);
    const before = existsSync(file) ? await readPixels(file) : null;
    let after = await readPixels(picture);
    let difference = before && (await differenceOf(before, after));
    let isStill = false;
    for (let tries = 0; tries < ATTEMPTS && !isStill && (!before || difference); tries++) {
      isStill = true;
      for (const pause of PAUSES_MS) {
        await setTimeout(pause);
        picture = await again();
        const next = await readPixels(picture);
        isStill &&= (await differenceOf(after, next)) === null;
        [after, difference] = [next, before && (await differenceOf(before, next))];
        if (!isStill || (before && !difference)) break;
      }
    }
    if (before && !difference) return pass();
    if (!isStill) return verdict(false, `그림이 멈추지 않습니다: ${name}`);
    if (before ? /all|changed/.test(updateSnapshots) : updateSnapshots !== 'none') {
      await writeBaseline(file, picture);
      return pass();
    }
    const old = before && asImage(before);
    const drawn = difference?.drawn;
    store(name, {
      after: picture,
      ...(old && drawn && { before: await old.png().toBuffer(), difference: await drawn.png().toBuffer() }),
    });
    // A separate test reports new stories (stories.spec.ts); `npm run visual` shows them.
    const isNew = process.env['STORY_PICTURES'] || !existsSync(baselineOf(`390/${path.basename(name)}.webp`));
    // The sample belongs to no story.
    const since = name.startsWith('1280/') ? ' (이제 PC에서 다르게 놓입니다)' : '';
    if (!before) return verdict(Boolean(isNew) && name.includes('/'), `기준 그림이 없습니다: ${name}${since}`);
    const sizes = [before, after].map(({ width, height }) => `${width}×${height}`).join(' → ');
    return verdict(false, `그림이 다릅니다 (${difference?.count}픽셀, ${sizes}): ${name}`);
  },
  /** If there is such a baseline, fails and records its name, so that `npm run visual:accept` removes it. */
  toHaveNoBaseline(file: string) {
    const isThere = existsSync(baselineOf(file));
    const kept = path.join(OUTPUT, 'gone', file);
    rmSync(kept, { force: true });
    if (isThere) {
      mkdirSync(path.dirname(kept), { recursive: true });
      copyFileSync(baselineOf(file), kept);
    }
    return verdict(!isThere, `기준 그림의 이야기나 크기가 없어졌습니다: ${file}`);
  },
});
