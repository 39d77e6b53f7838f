import type { Page } from '@playwright/test';

/** Texts in a column of one or two characters. */
export const squeezed = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const element = text.parentElement;
      const said = text.nodeValue?.trim() ?? '';
      if (!element?.checkVisibility() || said.length < 4) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const lines = Array.from(range.getClientRects());
      const widest = Math.max(...lines.map(({ width }) => width));
      if (lines.length > 3 && widest < 2.5 * parseFloat(getComputedStyle(element).fontSize)) found.push(said);
    }
    return found;
  });
