import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser, CDPSession, Page } from '@playwright/test';
import { buildSync } from 'esbuild';
import type { Emulated } from '../mocks/emulating';
import type { Box, Drawn } from './inPage';

/**
 * Window height that fits whole pages. Otherwise axe would report an element that a sticky bar happens to cover at one
 * scroll position as a target that is too small.
 */
const TALL = 2400;
/** Limit for the height of a picture; taller ones cannot be captured, and would not be reviewed. */
const TALLEST = 16_000;
/** The width at which no story may scroll sideways; no picture is taken at it. */
const NARROWEST = 320;
/** The width at which a story is shown first. */
const PHONE = 390;
/** Height of an ordinary window at a width. */
const ordinaryHeight = (width: number): number => (width < 600 ? 844 : 900);

/**
 * Hides the caret. On a slow machine Storybook hides the story briefly between its first rendering and its end, which
 * would remove the focus that the story has set; the other rules prevent that.
 */
const STEADY_CSS = `
  * { caret-color: transparent !important; }
  .sb-show-preparing-story > #storybook-root { display: block !important; }
  .sb-preparing-story { display: none !important; }
`;
const SAMPLE = readFileSync(path.join(import.meta.dirname, 'sample.html'), 'utf8');

/** inPage.ts and its imports as one script. */
const inPageScript = (): string =>
  buildSync({
    entryPoints: [path.join(import.meta.dirname, 'inPage.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2022',
  }).outputFiles[0]?.text ?? '';

/** A page of Storybook that shows one story after another through Storybook's channel, without reloading for each. */
export class StoryPage {
  /** What is wrong with the story on the page: axe, console, fonts, sideways scrolling. */
  readonly problems = new Set<string>();
  /** Whether in the last picture an element is fixed or sticky, and the page is taller than the window. */
  sticks = false;
  readonly page: Page;
  readonly #devtools: CDPSession;
  /** Addresses of files whose requests are pending. */
  readonly #files = new Set<string>();
  #emulated: Emulated = {};
  #group = '';
  #size = '';

  private constructor(page: Page, devtools: CDPSession) {
    [this.page, this.#devtools] = [page, devtools];
    page.on('pageerror', ({ message }) => this.problems.add(`콘솔에 오류가 있습니다: ${message}`));
    page.on('console', (message) => {
      if (message.type() !== 'error') return;
      // The browser's message about an API request that fails deliberately in a story.
      if (message.location().url.includes('/api/') && message.text().startsWith('Failed to load resource')) return;
      this.problems.add(`콘솔에 오류가 있습니다: ${message.text()} ${message.location().url}`);
    });
    const isFile = (url: string) => url.startsWith('http') && !new URL(url).pathname.startsWith('/api/');
    page.on('request', (request) => isFile(request.url()) && this.#files.add(request.url()));
    page.on('requestfinished', (request) => this.#files.delete(request.url()));
    page.on('requestfailed', (request) => this.#files.delete(request.url()));
  }

  /** Opens a page in a context of its own; Storybook recognizes a test by the user agent and stops animations. */
  static async open(browser: Browser): Promise<StoryPage> {
    const agent = `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${browser.version()} Safari/537.36`;
    const context = await browser.newContext({
      // #resize gives the page its size.
      viewport: null,
      locale: 'ko-KR',
      timezoneId: 'Asia/Seoul',
      reducedMotion: 'reduce',
      userAgent: `${agent} StorybookTestRunner`,
    });
    await context.addInitScript({ content: inPageScript() });
    const page = await context.newPage();
    return new StoryPage(page, await context.newCDPSession(page));
  }

  /** Whether the story is meant for one width alone (`emulating({ width })`). */
  get hasOwnWidth(): boolean {
    return this.#emulated.width !== undefined;
  }
  get #firstWidth(): number {
    return this.#emulated.width ?? PHONE;
  }
  /** Playwright's setViewportSize would also resize the browser's window, which lays out and paints its frame again. */
  async #resize(width: number, height: number): Promise<void> {
    if (this.#size === `${width}x${height}`) return;
    this.#size = `${width}x${height}`;
    const screen = { screenWidth: width, screenHeight: height };
    const metrics = { width, height, ...screen, deviceScaleFactor: 1, mobile: false };
    await this.#devtools.send('Emulation.setDeviceMetricsOverride', metrics);
  }

  /** Loads Storybook's page, so that no modules of other stories and no order of style sheets remain. */
  async #renew(group: string): Promise<void> {
    this.#files.clear();
    await this.#resize(PHONE, TALL);
    await this.page.goto(`${process.env['STORYBOOK_URL']}/iframe.html?viewMode=story`, { waitUntil: 'commit' });
    await this.page.waitForFunction(() => document.readyState !== 'loading');
    await this.page.evaluate((withAxe) => window.visual.ready({ withAxe }), !process.env['STORY_PICTURES']);
    await this.page.addStyleTag({ content: STEADY_CSS });
    this.#group = group;
  }

  /**
   * Shows a story, on a phone unless it has a width of its own, and waits for its play function and axe; throws if it
   * was not rendered or played. The page is loaded again when the group changes.
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
   * Turns the page to another width, as a phone is turned or a window is resized, and checks its accessibility there.
   */
  async turn(width: number): Promise<void> {
    await this.#resize(width, TALL);
    await this.#hover();
    await this.#note(this.page.evaluate(() => window.visual.axe()));
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
    if (JSON.stringify(emulated) === JSON.stringify(this.#emulated)) return;
    this.#emulated = emulated;
    const { reducedMotion = 'reduce', forcedColors = 'none', media = 'screen' } = emulated;
    await this.page.emulateMedia({ reducedMotion, forcedColors, media });
  }

  /** Finds letters drawn with fonts of the machine, which a picture does not show. Returns the keys of the page's texts. */
  async inspect(): Promise<string[]> {
    const { foreign, texts } = await this.page.evaluate(() => ({
      foreign: window.visual.foreignLetters(),
      texts: window.visual.texts(),
    }));
    for (const problem of foreign) this.problems.add(problem);
    return texts;
  }

  /** Finds sideways scrolling on the narrowest phone. */
  async checkNarrowest(): Promise<void> {
    await this.#resize(NARROWEST, TALL);
    await this.#note(this.page.evaluate((width) => window.visual.sidewaysAt(width), NARROWEST));
  }

  /** A picture (PNG) of the current content: the component, the whole page, or the window with a dialog. */
  async picture(width = this.#firstWidth): Promise<Buffer> {
    if (typeof (await this.page.evaluate(() => window.visual.measure())) === 'object') {
      const { crop: box } = await this.#draw(width, TALL);
      if (typeof box === 'object') return this.#capture(box);
    }
    const ordinary = ordinaryHeight(width);
    const { sticks, ...drawn } = await this.#draw(width, ordinary);
    let { crop, height } = drawn;
    this.sticks = sticks && crop === 'page' && height > ordinary;
    if (crop !== 'window' && height > ordinary) ({ crop, height } = await this.#draw(width, Math.min(height, TALLEST)));
    const bottom = crop === 'window' ? ordinary : Math.max(height, ordinary);
    return this.#capture({ left: 0, top: 0, right: width, bottom });
  }

  /** A picture of the window scrolled by half its height, so that fixed and sticky elements overlap the content. */
  async windowPicture(): Promise<Buffer> {
    const [width, height] = [this.#firstWidth, ordinaryHeight(this.#firstWidth)];
    await this.#draw(width, height, height / 2);
    const top = await this.page.evaluate(() => scrollY);
    return this.#capture({ left: 0, top, right: width, bottom: top + height });
  }

  /** A picture that shows how this browser draws, independent of the product (sample.html). */
  async sample(): Promise<Buffer> {
    await this.#emulate({});
    // Loaded for its style sheet, which contains the bundled font.
    await this.#renew('sample');
    await this.page.evaluate(async (html) => {
      document.body.className = '';
      document.body.innerHTML = html;
      await Promise.all([400, 700].map((weight) => document.fonts.load(`${weight} 17px Pretendard`, '가A1')));
    }, SAMPLE);
    await this.#resize(480, 600);
    await this.page.evaluate(() => window.visual.draw());
    return this.page.screenshot({ animations: 'disabled', caret: 'hide' });
  }

  /** Waits until the page is painted in a window of this size, and measures it. */
  async #draw(width: number, height: number, scrolled = 0): Promise<Drawn> {
    await this.#resize(width, height);
    const look = () => this.page.evaluate((by) => window.visual.draw(by), scrolled);
    let drawn = await look();
    while (this.#files.size > 0) {
      await new Promise((resolve) => setTimeout(resolve, 10));
      if (this.#files.size === 0) drawn = await look();
    }
    for (const problem of drawn.problems) this.problems.add(problem);
    return drawn;
  }

  async #capture({ left, top, right, bottom }: Box): Promise<Buffer> {
    const [x, y] = [Math.floor(left), Math.floor(top)];
    const height = Math.max(1, Math.ceil(bottom) - y);
    if (height > TALLEST) this.problems.add(`그림이 너무 깁니다: ${height}px`);
    const clip = { x, y, width: Math.max(1, Math.ceil(right) - x), height: Math.min(height, TALLEST), scale: 1 };
    const { data } = await this.#devtools.send('Page.captureScreenshot', {
      format: 'png',
      clip,
      captureBeyondViewport: y + clip.height > TALL,
      optimizeForSpeed: true,
    });
    return Buffer.from(data, 'base64');
  }

  /** Removes what the story left in the browser, before the next one. */
  async leave(): Promise<void> {
    await this.page.evaluate(() => window.visual.leave());
    if (this.#emulated.hover !== undefined) await this.page.mouse.move(-1, -1);
    // After forced colours are switched off, Chromium still paints the page's background in them.
    if (this.#emulated.forcedColors !== 'active') return;
    await this.#emulate({});
    this.#group = '';
  }
}
