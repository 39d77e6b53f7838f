/**
 * Process that decodes photographs, one at a time. `decoder.ts` starts it and limits its memory, so that a large file
 * fails here and not in the server.
 */
import sharp from 'sharp';

/** @typedef {{ upload: Uint8Array, widths: readonly number[], maxPixels: number, as: 'webp' | 'jpeg' }} Job */

sharp.cache(false);
sharp.concurrency(1);
// Other formats that the library supports are never decoded, whatever the first bytes say.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
});

const QUALITY = 80;
/** WebP's longest side is 16,383 pixels; a photograph is never this tall. */
const TALLEST = 4;

/**
 * A stored photograph in a format that every chat can show.
 *
 * @param {Job} job
 */
const copy = async ({ upload, maxPixels }) => {
  const { data, info } = await sharp(upload, { limitInputPixels: maxPixels, failOn: 'error' })
    // JPEG has no transparency; pages have a white background.
    .flatten({ background: 'white' })
    .jpeg({ quality: QUALITY })
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  return { width, height, files: [{ width, content: data }] };
};

/** @param {Job} job */
const make = async ({ upload, widths, maxPixels }) => {
  const { width = 0, height = 0 } = await sharp(upload, { limitInputPixels: false }).metadata();
  if (width * height > maxPixels) return { refusal: 'PIXELS' };
  const widest = Math.max(...widths);
  const { data, info } = await sharp(upload, { limitInputPixels: maxPixels, failOn: 'error' })
    .autoOrient()
    .resize({ width: widest, height: widest * TALLEST, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  const files = [];
  for (const one of [...widths.filter((some) => some < info.width), info.width]) {
    const content = await sharp(data, { raw }).resize({ width: one }).webp({ quality: QUALITY }).toBuffer();
    files.push({ width: one, content });
  }
  return { width: info.width, height: info.height, files };
};

process.on('message', (/** @type {Job} */ job) => {
  (job.as === 'jpeg' ? copy : make)(job).then(
    (made) => process.send?.(made),
    // The library's errors are about its internals; they all mean that the file is unreadable.
    () => process.send?.({ refusal: 'BROKEN' }),
  );
});
process.on('disconnect', () => process.exit());
// Ignores Ctrl+C and a service manager's stop: the server ends this process when it stops.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => undefined);
