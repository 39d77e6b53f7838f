import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Browser, CDPSession, Page } from '@playwright/test';
import { buildSync } from 'esbuild';
import type { Emulated } from '#mocks/emulating';
import type { Measured } from './inPage';

/** Window height for whole pages. Otherwise axe would report targets covered by a sticky bar as too small. */
const TALL = 2400;
/** Taller pictures cannot be captured, and would not be reviewed. */
const TALLEST = 16_000;
/** Between pictures of a page with layers, until two are equal. */
const PAUSE_MS = 100;
/** No story may scroll sideways at this width. */
const NARROWEST = 320;
const PHONE = 390;
/** Height of an ordinary window at a width. */
const ordinaryHeight = (width: number): number => (width < 600 ? 844 : 900);

/**
 * Hides the caret. The other rules prevent that Storybook hides the story briefly after its first rendering on a slow
 * machine, which would remove the focus.
 */
const STEADY_CSS = `
  * { caret-color: transparent !important; }
  .sb-show-preparing-story > #storybook-root { display: block !important; }
  .sb-preparing-story { display: none !important; }
`;
const SAMPLE = readFileSync(path.join(import.meta.dirname, 'sample.html'), 'utf8');
const IN_PAGE = { entryPoints: [path.join(import.meta.dirname, 'inPage.ts')], bundle: true, target: 'es2022' };

/** A page of Storybook that shows one story after another through Storybook's channel, without reloading for each. */
export class StoryPage {
  /** Of the current story: axe, console, fonts, sideways scrolling. */
  readonly problems = new Set<string>();
  /** In the last picture an element is fixed or sticky, and the page is taller than the window. */
  sticks = false;
  readonly page: Page;
  readonly #devtools: CDPSession;
  #emulated: Emulated = {};
  #group = '';
  #size = '';
  #height = 0;
  #device = '';
  #isLayered = false;
  #clip = { x: 0, y: 0, width: 0, height: 0, scale: 1 };

  private constructor(page: Page, devtools: CDPSession) {
    [this.page, this.#devtools] = [page, devtools];
    page.on('pageerror', ({ message }) => this.problems.add(`콘솔에 오류가 있습니다: ${message}`));
    page.on('console', (message) => {
      if (message.type() !== 'error') return;
      // The story's API request fails deliberately.
      if (message.location().url.includes('/api/') && message.text().startsWith('Failed to load resource')) return;
      this.problems.add(`콘솔에 오류가 있습니다: ${message.text()} ${message.location().url}`);
    });
  }

  /** Opens a page in its own context. Storybook recognizes a test by the user agent and stops animations. */
  static async open(browser: Browser): Promise<StoryPage> {
    const agent = `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${browser.version()} Safari/537.36`;
    const context = await browser.newContext({
      // #resize gives the page its size.
      viewport: null,
      locale: 'ko-KR',
      timezoneId: 'Asia/Seoul',
      userAgent: `${agent} StorybookTestRunner`,
    });
    await context.addInitScript({ content: buildSync({ ...IN_PAGE, write: false }).outputFiles[0]?.text });
    const page = await context.newPage();
    return new StoryPage(page, await context.newCDPSession(page));
  }

  /** Shown at one width only (`emulating({ width })`). */
  get hasOwnWidth(): boolean {
    return this.#emulated.width !== undefined;
  }
  get #firstWidth(): number {
    return this.#emulated.width ?? PHONE;
  }
  /** Playwright's setViewportSize would also resize the browser's window and repaint its frame. */
  async #resize(width: number, height: number): Promise<void> {
    if (this.#size === `${width}x${height}`) return;
    this.#size = `${width}x${height}`;
    this.#height = height;
    const metrics = { width, height, screenWidth: width, screenHeight: height, deviceScaleFactor: 1, mobile: false };
    await this.#devtools.send('Emulation.setDeviceMetricsOverride', metrics);
  }

  /** Reloads Storybook's page, without modules and style sheets of other stories. */
  async #renew(group: string): Promise<void> {
    await this.#resize(PHONE, TALL);
    await this.page.goto(`${process.env['STORYBOOK_URL']}/iframe.html?viewMode=story`, {
      waitUntil: 'domcontentloaded',
    });
    const withAxe = !process.env['STORY_PICTURES'];
    await this.page.evaluate((axe) => window.visual.ready({ withAxe: axe }), withAxe);
    await this.page.addStyleTag({ content: STEADY_CSS });
    this.#group = group;
  }

  /**
   * Waits for play function and axe; throws if the story was not rendered or played. A story with its own width ignores
   * `width`. Reloads the page when the group changes.
   */
  async show(id: string, group: string, width = PHONE): Promise<void> {
    if (group !== this.#group) await this.#renew(group);
    this.sticks = false;
    await this.#emulate(await this.page.evaluate((story) => window.visual.load(story), id));
    await this.#resize(this.#emulated.width ?? width, TALL);
    await this.#note(this.page.evaluate((story) => window.visual.show(story), id));
    await this.#hover();
  }

  /**
   * Changes the width, like turning a phone, and runs axe there. Returns false without a check if the story
   * `mayBeStretched` and its layout is the same.
   */
  async turn(width: number, mayBeStretched: boolean): Promise<boolean> {
    await this.#resize(width, TALL);
    await this.#hover();
    if (mayBeStretched && (await this.page.evaluate((its) => window.visual.isStretched(its), width))) return false;
    await this.#note(this.page.evaluate(() => window.visual.axe()));
    return true;
  }

  /** The mouse stays where it is when an element moves away from it. */
  async #hover(): Promise<void> {
    if (this.#emulated.hover === undefined) return;
    await this.page.mouse.move(-1, -1);
    await this.page.locator(`#storybook-root ${this.#emulated.hover}`).first().hover();
  }
  async #note(problems: Promise<string[]>): Promise<void> {
    for (const problem of await problems) this.problems.add(problem);
  }
  async #emulate(emulated: Emulated): Promise<void> {
    const { reducedMotion = 'reduce', forcedColors = 'none', media = 'screen' } = (this.#emulated = emulated);
    const device = `${reducedMotion} ${forcedColors} ${media}`;
    if (device !== this.#device) await this.page.emulateMedia({ reducedMotion, forcedColors, media });
    this.#device = device;
  }

  /** Finds letters in fonts of the machine, which a picture does not reveal. */
  checkLetters(): Promise<void> {
    return this.#note(this.page.evaluate(() => window.visual.foreignLetters()));
  }

  /** Finds sideways scrolling on the narrowest phone. */
  async checkNarrowest(): Promise<void> {
    await this.#resize(NARROWEST, TALL);
    await this.#note(this.page.evaluate((width) => window.visual.sidewaysAt(width), NARROWEST));
  }

  /** A picture (PNG) of the current content: the component, the whole page, or the window with a dialog. */
  async picture(width = this.#firstWidth): Promise<Buffer> {
    let measured = await this.#paint(width, TALL);
    if (measured.kind === 'component') return this.#capture(width, measured.height);
    const ordinary = ordinaryHeight(width);
    measured = await this.#paint(width, ordinary);
    if (measured.kind === 'window' || measured.height <= ordinary) return this.#capture(width, ordinary);
    this.sticks = measured.sticks;
    const { height } = await this.#paint(width, Math.min(measured.height, TALLEST));
    return this.#capture(width, Math.max(height, ordinary));
  }

  /** A picture of the window scrolled by half its height, so that fixed and sticky elements overlap the content. */
  async windowPicture(): Promise<Buffer> {
    const width = this.#firstWidth;
    const height = ordinaryHeight(this.#firstWidth);
    await this.#paint(width, height, height / 2);
    return this.#capture(width, height, await this.page.evaluate(() => scrollY));
  }

  /** Shows how this browser renders, independent of the product (sample.html). */
  async sample(): Promise<Buffer> {
    await this.#resize(480, 600);
    await this.page.goto('about:blank');
    this.#group = '';
    await this.page.setContent(SAMPLE);
    return this.#capture(480, 600);
  }

  /** Resizes the window, waits for the paint, and measures the page. */
  async #paint(width: number, height: number, scrolled = 0): Promise<Measured> {
    await this.#resize(width, height);
    const measured = await this.page.evaluate((by) => window.visual.paint(by), scrolled);
    for (const problem of measured.problems) this.problems.add(problem);
    this.#isLayered = measured.isLayered;
    return measured;
  }

  async #capture(width: number, tall: number, y = 0): Promise<Buffer> {
    if (tall > TALLEST) this.problems.add(`그림이 너무 깁니다: ${tall}px`);
    this.#clip = { x: 0, y, width, height: Math.min(tall, TALLEST), scale: 1 };
    let picture = await this.again();
    for (let tries = this.#isLayered ? 8 : 0; tries > 0; tries--) {
      await setTimeout(PAUSE_MS);
      const next = await this.again();
      if (next.equals(picture)) break;
      picture = next;
    }
    return picture;
  }

  /**
   * Takes the last picture again without resizing the window: after a change of size, layers (a map, a preview) may be
   * painted late.
   */
  async again(): Promise<Buffer> {
    const { data } = await this.#devtools.send('Page.captureScreenshot', {
      format: 'png',
      clip: this.#clip,
      // Resizes the window for each picture, so layers may be missing in all of them.
      captureBeyondViewport: this.#clip.height > this.#height,
      optimizeForSpeed: true,
    });
    return Buffer.from(data, 'base64');
  }

  async leave(): Promise<void> {
    await this.#note(this.page.evaluate(() => window.visual.leave()));
    if (this.#emulated.hover !== undefined) await this.page.mouse.move(-1, -1);
    // Chromium would still paint the background in forced colours.
    if (this.#emulated.forcedColors !== 'active') return;
    await this.#emulate({});
    this.#group = '';
  }
}
