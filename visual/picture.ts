import pixelmatch from 'pixelmatch';
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
 * Two neighbouring shades of grey are one (processors round differently), three are not. Nothing else is forgiven: no
 * share of the picture, no edge of a letter.
 */
const TOLERANCE = 0.004;

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

/** Null when the pictures are the same, by size and pixel by pixel. */
export const differenceOf = (before: Pixels, after: Pixels): Difference | null => {
  const canvas = { width: Math.max(before.width, after.width), height: Math.max(before.height, after.height) };
  const sameSize = before.width === after.width && before.height === after.height;
  if (sameSize && before.data.equals(after.data)) return null;
  const data = Buffer.alloc(canvas.width * canvas.height * 4);
  const count = pixelmatch(onCanvas(before, canvas), onCanvas(after, canvas), data, canvas.width, canvas.height, {
    threshold: TOLERANCE,
    includeAA: true,
    alpha: 0.25,
  });
  return count === 0 && sameSize ? null : { count, drawn: { data, ...canvas } };
};
