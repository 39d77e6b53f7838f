import { convert } from 'fontverter';
import { Blob, Face } from 'harfbuzzjs';

export const fontCoverage = async (font: Buffer): Promise<Set<number>> =>
  new Set(new Face(new Blob(await convert(font, 'sfnt'))).collectUnicodes());
