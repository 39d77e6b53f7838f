/** Worker thread that renders SVG into PNG, one picture at a time. Started and called by `renderer.ts`. */
import { Resvg } from '@resvg/resvg-js';
import { parentPort, workerData } from 'node:worker_threads';

const { fontFiles } = /** @type {{ fontFiles: string[] }} */ (workerData);

parentPort?.on('message', (/** @type {{ svg: string, width: number }} */ { svg, width }) => {
  try {
    const resvg = new Resvg(svg, {
      fitTo: { mode: 'width', value: width },
      font: { fontFiles, loadSystemFonts: false, defaultFontFamily: 'Pretendard' },
    });
    parentPort?.postMessage({ png: resvg.render().asPng() });
  } catch (error) {
    parentPort?.postMessage({ failure: error instanceof Error ? error.message : 'unknown' });
  }
});
