import sharp from 'sharp';

/** Opaque pixels, four bytes each. */
export interface Pixels {
  data: Buffer;
  width: number;
  height: number;
}
export interface Difference {
  /** Pixels that differ; those that only one of the two pictures has count too. */
  count: number;
  /** Before: faded; what differs: red. */
  drawn: Pixels;
}

/**
 * The one thing that is forgiven: a channel of a pixel that is off by one of its 256 levels. It is an allowance for
 * processors that round differently; no such difference has been measured, and on one machine pictures are equal byte by
 * byte (docs/adr/0010). A channel off by two is a difference, in red, green and blue alike; no
 * share of the picture, no edge of a letter and no shift is forgiven.
 */
const ROUNDING = 1;

/** Reads a PNG or WebP. */
export const readPixels = async (file: Buffer | string): Promise<Pixels> => {
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
};

const asImage = ({ data, width, height }: Pixels) => sharp(data, { raw: { width, height, channels: 4 } }).removeAlpha();

/** Without loss, and about three fifths of what the same picture takes as a PNG. More effort would save a twentieth. */
export const asWebp = (pixels: Pixels): Promise<Buffer> =>
  asImage(pixels).webp({ lossless: true, quality: 75, effort: 4 }).toBuffer();
/** For looking at: everything opens a PNG. */
export const asPng = (pixels: Pixels): Promise<Buffer> => asImage(pixels).png({ compressionLevel: 6 }).toBuffer();

/** On the larger of two canvases; what is not there is magenta, which no picture has. */
const onCanvas = ({ data, width, height }: Pixels, canvas: { width: number; height: number }): Buffer => {
  if (width === canvas.width && height === canvas.height) return data;
  const filled = Buffer.alloc(canvas.width * canvas.height * 4, Buffer.from([255, 0, 255, 255]));
  for (let row = 0; row < height; row++)
    data.copy(filled, row * canvas.width * 4, row * width * 4, (row + 1) * width * 4);
  return filled;
};

const isOff = (before: Buffer, after: Buffer, at: number): boolean =>
  Math.abs((before[at] ?? 0) - (after[at] ?? 0)) > ROUNDING ||
  Math.abs((before[at + 1] ?? 0) - (after[at + 1] ?? 0)) > ROUNDING ||
  Math.abs((before[at + 2] ?? 0) - (after[at + 2] ?? 0)) > ROUNDING;

/** A quarter of a shade of grey on white: what stands there without drawing the eye away from the red. */
const faded = (data: Buffer, at: number): number =>
  255 - (255 - ((data[at] ?? 0) * 0.3 + (data[at + 1] ?? 0) * 0.59 + (data[at + 2] ?? 0) * 0.11)) / 4;

/** Null when the pictures are the same, by size and pixel by pixel. */
export const differenceOf = (before: Pixels, after: Pixels): Difference | null => {
  const canvas = { width: Math.max(before.width, after.width), height: Math.max(before.height, after.height) };
  const sameSize = before.width === after.width && before.height === after.height;
  if (sameSize && before.data.equals(after.data)) return null;
  const [old, now] = [onCanvas(before, canvas), onCanvas(after, canvas)];
  let count = 0;
  for (let at = 0; at < old.length; at += 4) if (isOff(old, now, at)) count++;
  if (count === 0 && sameSize) return null;
  const data = Buffer.alloc(old.length, 255);
  for (let at = 0; at < old.length; at += 4)
    if (isOff(old, now, at)) data.set([255, 0, 0], at);
    else data.fill(faded(old, at), at, at + 3);
  return { count, drawn: { data, ...canvas } };
};
