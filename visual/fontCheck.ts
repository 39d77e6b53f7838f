import type { CDPSession, Page } from '@playwright/test';
import type { Letters, Told } from './told';

/** Characters that Chromium is known to render from a bundled file, by the requested font. */
export type Proven = Map<string, Set<string>>;

/**
 * Verifies that every character of a page is rendered from a bundled font file, using Chromium's list of the fonts used
 * for an element. Each character of a font is checked once in a run, so most stories need only a single scan of their
 * texts.
 */
export class FontCheck {
  readonly #page: Page;
  readonly #devtools: CDPSession;
  readonly #proven: Proven;

  constructor(page: Page, devtools: CDPSession, proven: Proven) {
    this.#page = page;
    this.#devtools = devtools;
    this.#proven = proven;
  }

  #isProven({ font, drawn }: Letters): boolean {
    const known = this.#proven.get(font);
    return known !== undefined && [...drawn].every((letter) => known.has(letter));
  }

  /** The characters of this page that are rendered with a font of the machine. */
  async foreign(): Promise<Told[]> {
    const list = await this.#page.evaluate(() => window.visual.letters());
    const missing = [...new Set(list.flatMap(({ unbundled }) => [...unbundled]))].join('');
    const told: Told[] = missing === '' ? [] : [{ what: 'font', text: missing }];
    if (list.every((one) => this.#isProven(one))) return told;
    await this.#devtools.send('DOM.enable');
    await this.#devtools.send('CSS.enable');
    await this.#devtools.send('DOM.getDocument', { depth: 0 });
    for (const [index, one] of list.entries()) {
      if (this.#isProven(one)) continue;
      const fonts = await this.#fontsOf(index);
      const others = fonts.filter(({ isCustomFont, glyphCount }) => !isCustomFont && glyphCount > 0);
      if (others.length > 0)
        told.push({ what: 'font', text: `${others.map(({ familyName }) => familyName).join(', ')}: ${one.drawn}` });
      else if (fonts.length > 0)
        this.#proven.set(one.font, new Set([...(this.#proven.get(one.font) ?? []), ...one.drawn]));
    }
    // With these domains enabled, the browser would report every change of a style sheet and be slower from here on.
    await this.#devtools.send('CSS.disable');
    await this.#devtools.send('DOM.disable');
    return told;
  }

  async #fontsOf(index: number) {
    const { result } = await this.#devtools.send('Runtime.evaluate', {
      expression: `window.visual.letterElement(${index})`,
      objectGroup: 'letters',
    });
    if (result.objectId === undefined) return [];
    const { nodeId } = await this.#devtools.send('DOM.requestNode', { objectId: result.objectId });
    const { fonts } = await this.#devtools.send('CSS.getPlatformFontsForNode', { nodeId });
    await this.#devtools.send('Runtime.releaseObjectGroup', { objectGroup: 'letters' });
    return fonts;
  }
}
