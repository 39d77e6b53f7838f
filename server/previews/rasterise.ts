import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const here = createRequire(import.meta.url);

/** The whole font, since a store may be called anything; what the machine has installed makes no difference. */
const fontFiles = (): string[] => {
  const folder = join(dirname(here.resolve('pretendard/package.json')), 'dist/public/static');
  return ['Regular', 'Bold'].map((weight) => join(folder, `Pretendard-${weight}.otf`));
};

/** A drawing as PNG. It runs beside the server's own thread, and is loaded when the first picture is asked for. */
export const rasterise = async (svg: string, width: number): Promise<Buffer> => {
  const { renderAsync } = await import('@resvg/resvg-js');
  const picture = await renderAsync(svg, {
    fitTo: { mode: 'width', value: width },
    font: { fontFiles: fontFiles(), loadSystemFonts: false, defaultFontFamily: 'Pretendard' },
  });
  return picture.asPng();
};
