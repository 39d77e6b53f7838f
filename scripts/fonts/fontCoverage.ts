import { convert } from 'fontverter';
import { Blob, Face } from 'harfbuzzjs';

/** The code points for which a woff2 font contains glyphs. */
export const fontCoverage = async (font: Buffer): Promise<Set<number>> =>
  new Set(new Face(new Blob(await convert(font, 'sfnt'))).collectUnicodes());
