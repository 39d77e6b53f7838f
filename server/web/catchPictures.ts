import { widthsOf } from '#contract/picture/picture.rules';
import type { Picture } from '#contract/picture/picture.schema';
import { AppError } from '#server/errors';
import type { Decoder } from '#server/content/pictures/decoder';

/** For chats, in pixels. */
const PREVIEW_WIDTH = 960;
/** A picture takes up to 300 KB. */
const MOST_CACHED = 16;
/** Longest queue. */
const MOST = 8;

interface PreviewPicture {
  path: string;
  type: 'image/jpeg';
  width: number;
  height: number;
}

/** JPEG, because not all chats read WebP. */
export const catchPreview = ({ id, width: widest, height: tallest }: Picture): PreviewPicture => {
  const width =
    widthsOf(widest)
      .filter((one) => one <= PREVIEW_WIDTH)
      .at(-1) ?? widest;
  return {
    path: `/og/catch/${id}/${width}.jpg`,
    type: 'image/jpeg',
    width,
    height: Math.round((tallest * width) / widest),
  };
};

/**
 * Caches the last pictures. Simultaneous requests for a picture share one rendering. The returned function throws
 * UNAVAILABLE if too many wait.
 */
export const openJpegs = (decoder: Pick<Decoder, 'jpegOf'>) => {
  const cached = new Map<string, Promise<Buffer>>();
  let waiting = 0;
  const make = async (read: () => Promise<Buffer>): Promise<Buffer> => {
    if (waiting >= MOST) throw new AppError('UNAVAILABLE');
    waiting += 1;
    try {
      return await decoder.jpegOf(await read());
    } finally {
      waiting -= 1;
    }
  };
  return (name: string, read: () => Promise<Buffer>): Promise<Buffer> => {
    const found = cached.get(name);
    const jpeg = found ?? make(read);
    if (!found) jpeg.catch(() => cached.delete(name));
    cached.delete(name);
    cached.set(name, jpeg);
    const oldest = cached.keys().next();
    if (cached.size > MOST_CACHED && !oldest.done) cached.delete(oldest.value);
    return jpeg;
  };
};
