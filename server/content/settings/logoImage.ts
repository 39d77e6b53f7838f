import { createHash } from 'node:crypto';
import { LOGO, pictureType, type LogoType } from '#contract/config/logo.rules';

/** `version` is a hash of the bytes. */
export interface LogoImage {
  type: LogoType;
  bytes: Buffer;
  width: number;
  height: number;
  version: string;
}

/** Larger images are not decoded: 5 MB of PNG can expand to gigabytes. */
const MAX_PIXELS = 32_000_000;
const JPEG_QUALITY = 88;
const VERSION_LENGTH = 16;

/**
 * Rotated upright, reduced to the largest size shown, re-encoded without metadata in the format of the upload. Null for
 * other formats, broken files and images with too many pixels.
 */
export const makeLogo = async (upload: Buffer): Promise<LogoImage | null> => {
  // Other formats never reach the image library.
  const type = pictureType(upload);
  if (!type) return null;
  // Loaded with the first upload, because a start does not need the library.
  const { default: sharp } = await import('sharp');
  const resized = sharp(upload, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    .autoOrient()
    .resize({ width: LOGO.maxSide, height: LOGO.maxSide, fit: 'inside', withoutEnlargement: true });
  const written = type === 'image/png' ? resized.png({ compressionLevel: 9 }) : resized.jpeg({ quality: JPEG_QUALITY });
  try {
    const { data: bytes, info } = await written.toBuffer({ resolveWithObject: true });
    const version = createHash('sha256').update(bytes).digest('hex').slice(0, VERSION_LENGTH);
    return { type, bytes, width: info.width, height: info.height, version };
  } catch {
    // The library's errors are about its internals; they all mean that the file is unreadable.
    return null;
  }
};
