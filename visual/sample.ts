import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import { openContext } from './browser';
import { asWebp, differenceOf, readPixels, type Pixels } from './picture';

const file = path.resolve(import.meta.dirname, 'sample.webp');

/**
 * A sample that shows how a browser renders, independent of the product: Korean text in both weights with line breaks,
 * figures in code, the controls that the product uses, rounded corners, shadows, gradients, strokes. If it looks
 * different, any story may look different for the same reason.
 */
const SAMPLE = `
<style>
  body { margin: 0; padding: 16px; width: 448px; font: 400 17px/26px Pretendard; word-break: keep-all; text-wrap: pretty; color: #191f28; background: #f2f4f6; }
  b { font-weight: 700; } small { font-size: 13px; line-height: 20px; color: #4e5968; font-variant-numeric: tabular-nums; }
  button, code, input { font: inherit; } p { margin: 8px 0; }
  .card { padding: 12px; border: 1px solid #cfd6de; border-radius: 16px; background: #fff; box-shadow: 0 12px 32px rgb(11 42 74 / 0.18); }
  .sky { height: 40px; border-radius: 999px; background: linear-gradient(#dce9f6, #f3ece6 60%, #fce6d3); }
</style>
<h1 style="font-size: 24px; line-height: 32px; letter-spacing: -0.01em">예약 일정 2026년 12월</h1>
<p>갈치 낚시는 새벽에 떠납니다. 예약금을 보내 주시면 자리가 정해지고, 남은자리는 <b>3명</b>입니다.</p>
<p><small>11.21(토) 출조 · 예약번호 <code>4821-0937-6654</code> · 1,234,567원</small></p>
<div class="card"><button>예약하기</button> <input value="김바다" size="8" />
  <label><input type="checkbox" checked /> 동의</label> <label><input type="radio" checked /> 1명</label></div>
<p class="sky"></p>
<svg width="240" height="80" viewBox="0 0 240 80" fill="none" stroke="#12304f" stroke-width="3" stroke-linejoin="round">
  <path d="M10 60 C 40 10, 80 10, 110 60 S 200 90, 230 20" /><circle cx="60" cy="40" r="18" fill="#f7cd92" /></svg>
<p style="transform: rotate(2deg) translateX(0.5px); opacity: 0.8">기울어진 글자와 반투명</p>`;

const takeSample = async (browser: Browser, storybook: string): Promise<Pixels> => {
  const context = await openContext(browser, 480, 600);
  try {
    const page = await context.newPage();
    // Loaded only for its style sheet, which contains the bundled font.
    await page.goto(`${storybook}/iframe.html?viewMode=story`, { waitUntil: 'load' });
    await page.evaluate(async (html) => {
      await window.visual.ready({ withoutAxe: true });
      document.body.className = '';
      document.body.innerHTML = html;
      await Promise.all([400, 700].map((weight) => document.fonts.load(`${weight} 17px Pretendard`, '가A1')));
      await document.fonts.ready;
    }, SAMPLE);
    return await readPixels(await page.screenshot({ animations: 'disabled', caret: 'hide' }));
  } finally {
    await context.close();
  }
};

/** Whether this browser renders the sample like the browser of the baselines; null if no sample is stored. */
export const drawsAlike = async (browser: Browser, storybook: string): Promise<boolean | null> =>
  existsSync(file) ? differenceOf(await readPixels(file), await takeSample(browser, storybook)) === null : null;

/** Stores the sample as rendered by this browser. */
export const keepSample = async (browser: Browser, storybook: string): Promise<void> =>
  writeFileSync(file, await asWebp(await takeSample(browser, storybook)));
