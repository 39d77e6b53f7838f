import sharp from 'sharp';

/** Opaque pixels, three bytes each. */
export interface Pixels {
  data: Buffer;
  width: number;
  height: number;
}
export interface Difference {
  /** Number of pixels that differ, including those that only one of the two pictures has. */
  count: number;
  /** The old picture faded, with the differing pixels in red. */
  drawn: Pixels;
}

/**
 * The only tolerance: a channel of a pixel may differ by one of its 256 levels, because processors may round
 * differently. No such difference has been measured; on one machine screenshots are equal byte by byte (docs/adr/0010).
 * A channel that differs by two levels is a difference, in red, green and blue alike. There is no tolerance for a share
 * of the picture, for the edges of letters, or for shifts.
 */
const ROUNDING = 1;

/** Reads a PNG or WebP. */
export const readPixels = async (file: Buffer | string): Promise<Pixels> => {
  const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
};

const asImage = ({ data, width, height }: Pixels) => sharp(data, { raw: { width, height, channels: 3 } });

/**
 * Lossless WebP, about three fifths of the size of the same picture as PNG. A higher effort would save another
 * twentieth.
 */
export const asWebp = (pixels: Pixels): Promise<Buffer> =>
  asImage(pixels).webp({ lossless: true, quality: 75, effort: 4 }).toBuffer();
/** PNG for the report, because every program opens it. */
export const asPng = (pixels: Pixels): Promise<Buffer> => asImage(pixels).png({ compressionLevel: 6 }).toBuffer();

/**
 * The picture on a canvas of the larger size; the area it does not cover is magenta, a colour that no screenshot
 * contains.
 */
const onCanvas = ({ data, width, height }: Pixels, canvas: { width: number; height: number }): Buffer => {
  if (width === canvas.width && height === canvas.height) return data;
  const filled = Buffer.alloc(canvas.width * canvas.height * 3, Buffer.from([255, 0, 255]));
  for (let row = 0; row < height; row++)
    data.copy(filled, row * canvas.width * 3, row * width * 3, (row + 1) * width * 3);
  return filled;
};

const { abs } = Math;
const isOff = (before: Buffer, after: Buffer, at: number): boolean =>
  abs((before[at] ?? 0) - (after[at] ?? 0)) > ROUNDING ||
  abs((before[at + 1] ?? 0) - (after[at + 1] ?? 0)) > ROUNDING ||
  abs((before[at + 2] ?? 0) - (after[at + 2] ?? 0)) > ROUNDING;

/** Grey at a quarter of its strength on white: shows the content without distracting from the red. */
const faded = (data: Buffer, at: number): number =>
  255 - (255 - ((data[at] ?? 0) * 0.3 + (data[at + 1] ?? 0) * 0.59 + (data[at + 2] ?? 0) * 0.11)) / 4;

/** Null if the pictures are equal in size and pixels. */
export const differenceOf = (before: Pixels, after: Pixels): Difference | null => {
  const canvas = { width: Math.max(before.width, after.width), height: Math.max(before.height, after.height) };
  const sameSize = before.width === after.width && before.height === after.height;
  if (sameSize && before.data.equals(after.data)) return null;
  const [old, now] = [onCanvas(before, canvas), onCanvas(after, canvas)];
  let count = 0;
  for (let at = 0; at < old.length; at += 3) if (isOff(old, now, at)) count++;
  if (count === 0 && sameSize) return null;
  const data = Buffer.alloc(old.length, 255);
  for (let at = 0; at < old.length; at += 3)
    if (isOff(old, now, at)) data.set([255, 0, 0], at);
    else data[at] = data[at + 1] = data[at + 2] = faded(old, at);
  return { count, drawn: { data, ...canvas } };
};
