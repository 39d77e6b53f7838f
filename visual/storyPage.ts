import type { BrowserContext, CDPSession, Page } from '@playwright/test';
import { FontCheck, type Proven } from './fontCheck';
import type { Drawn, StoryFacts, Told } from './told';
import { NARROWEST, ordinaryHeight } from './views';

/**
 * Viewport height that fits whole pages. Otherwise axe would report an element that a sticky bar happens to cover at
 * one scroll position as a target that is too small.
 */
export const TALL = 2400;
/** Limit for the height of a screenshot; taller ones cannot be captured, and would not be reviewed. */
const TALLEST = 16_000;
const VISIT_MS = 30_000;
const PICTURE_MS = 5_000;

/**
 * Hides the caret. On a slow machine Storybook hides the story briefly between its first rendering and its end, which
 * would remove the focus that the story has set; the other rules prevent that.
 */
const STEADY_CSS = `
  * { caret-color: transparent !important; }
  .sb-show-preparing-story > #storybook-root { display: block !important; }
  .sb-preparing-story { display: none !important; }
`;

export interface Visit {
  told: Told[];
  /** A PNG; null if the story was not rendered. */
  picture: Buffer | null;
  /** An element is fixed or sticky, and the page is taller than the viewport. */
  sticks: boolean;
  /** Keys of the texts on the page. */
  said: string[];
}

const within = async <Result>(ms: number, work: Promise<Result>): Promise<Result | null> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => (timer = setTimeout(() => resolve(null), ms)));
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
};

interface PageOptions {
  storybook: string;
  width: number;
  withoutAxe: boolean;
  /** Shared by the pages of a run. */
  proven: Proven;
}

/** A page of Storybook that shows one story after another without reloading for each. */
export class StoryPage {
  readonly #page: Page;
  readonly #devtools: CDPSession;
  readonly #options: PageOptions;
  #told: Told[] = [];
  /** Addresses of files whose requests are pending. */
  readonly #files = new Set<string>();
  #media: StoryFacts['emulate'] = null;
  readonly #fonts: FontCheck;
  #sticks = false;

  private constructor(page: Page, devtools: CDPSession, options: PageOptions) {
    this.#page = page;
    this.#devtools = devtools;
    this.#options = options;
    this.#fonts = new FontCheck(page, devtools, options.proven);
    page.on('pageerror', ({ message }) => this.#told.push({ what: 'console', text: message }));
    page.on('console', (message) => {
      if (message.type() !== 'error') return;
      // The browser's message about an API request that fails deliberately in a story.
      if (message.location().url.includes('/api/') && message.text().startsWith('Failed to load resource')) return;
      this.#told.push({ what: 'console', text: message.text() });
    });
    const isFile = (url: string) => url.startsWith('http') && !new URL(url).pathname.startsWith('/api/');
    page.on('request', (request) => {
      if (isFile(request.url())) this.#files.add(request.url());
    });
    page.on('requestfinished', (request) => this.#files.delete(request.url()));
    page.on('requestfailed', (request) => this.#files.delete(request.url()));
  }

  /** `storybook` is the address at which Storybook is served. */
  static async open(
    context: BrowserContext,
    storybook: string,
    width: number,
    { withoutAxe = false, proven = new Map() }: { withoutAxe?: boolean; proven?: Proven } = {},
  ): Promise<StoryPage> {
    const page = await context.newPage();
    const self = new StoryPage(page, await context.newCDPSession(page), { storybook, width, withoutAxe, proven });
    await self.renew();
    return self;
  }

  /** Reloads Storybook's page, so that no modules of other stories and no order of style sheets remain. */
  async renew(): Promise<void> {
    const { storybook, width, withoutAxe } = this.#options;
    this.#files.clear();
    await this.#page.setViewportSize({ width, height: TALL });
    await this.#page.goto(`${storybook}/iframe.html?viewMode=story`, { waitUntil: 'commit' });
    await this.#page.waitForFunction(() => document.readyState !== 'loading');
    await this.#page.evaluate((options) => window.visual.ready(options), { withoutAxe });
    await this.#page.addStyleTag({ content: STEADY_CSS });
  }

  /** Shows a story, waits for its play function and axe, and takes its screenshot. */
  async visit(id: string): Promise<Visit> {
    this.#told = [];
    this.#sticks = false;
    const nothing = { picture: null, sticks: false, said: [] };
    const done = await within(VISIT_MS, this.#show(id));
    if (!done) return { told: [...this.#told, { what: 'time', text: `${VISIT_MS / 1000}s` }], ...nothing };
    this.#told.push(...done);
    if (done.some(({ what }) => what === 'render' || what === 'play')) return { told: this.#told, ...nothing };
    const picture = await this.picture();
    const said =
      (await within(
        PICTURE_MS,
        this.#page.evaluate(() => window.visual.said()),
      )) ?? [];
    await within(PICTURE_MS, this.#inspect());
    return { told: this.#told, picture, sticks: this.#sticks, said };
  }

  /** Finds what a screenshot does not show: fonts of the machine, and sideways scrolling on the narrowest phone. */
  async #inspect(): Promise<void> {
    this.#told.push(...(await this.#fonts.foreign()));
    if (this.#options.width > 600 || this.#media?.width !== undefined) return;
    await this.#page.setViewportSize({ width: NARROWEST, height: TALL });
    const { sideways } = await this.#draw();
    if (sideways !== null) this.#told.push({ what: 'sideways', text: sideways });
    await this.#page.setViewportSize({ width: this.#options.width, height: TALL });
  }

  async #show(id: string): Promise<Told[]> {
    const { emulate } = await this.#page.evaluate((story) => window.visual.load(story), id);
    await this.#emulate(emulate);
    const told = await this.#page.evaluate((story) => window.visual.visit(story), id);
    if (emulate?.hover !== undefined)
      await this.#page.locator(`#storybook-root ${emulate.hover}`).first().hover({ timeout: PICTURE_MS });
    return told;
  }

  async #emulate(emulate: StoryFacts['emulate']): Promise<void> {
    if (JSON.stringify(emulate) === JSON.stringify(this.#media)) return;
    this.#media = emulate;
    const { width = this.#options.width, reducedMotion, forcedColors, media } = emulate ?? {};
    await this.#page.setViewportSize({ width, height: TALL });
    await this.#page.emulateMedia({
      reducedMotion: reducedMotion ?? 'reduce',
      forcedColors: forcedColors ?? 'none',
      media: media ?? 'screen',
    });
  }

  get #width(): number {
    return this.#media?.width ?? this.#options.width;
  }

  /** Screenshot of the current content; null, with a message, if it is not finished in time. */
  picture(): Promise<Buffer | null> {
    return this.#timed(this.#settledPicture(this.#width));
  }

  /** Screenshot at another viewport width. */
  pictureAt(width: number): Promise<Buffer | null> {
    const take = async () => {
      await this.#page.setViewportSize({ width, height: TALL });
      const picture = await this.#settledPicture(width);
      await this.#page.setViewportSize({ width: this.#width, height: TALL });
      return picture;
    };
    return this.#timed(take());
  }

  /** Screenshot of a viewport scrolled by half its height, so that fixed and sticky elements overlap the content. */
  windowPicture(): Promise<Buffer | null> {
    const take = async () => {
      const [width, height] = [this.#width, ordinaryHeight(this.#width)];
      await this.#page.setViewportSize({ width, height });
      await this.#draw(height / 2);
      const top = await this.#page.evaluate(() => scrollY);
      const picture = await this.#capture(0, top, width, top + height);
      await this.#page.setViewportSize({ width, height: TALL });
      return picture;
    };
    return this.#timed(take());
  }

  async #timed(picture: Promise<Buffer>): Promise<Buffer | null> {
    const taken = await within(PICTURE_MS, picture);
    if (!taken) this.#told.push({ what: 'picture', text: `not drawn within ${PICTURE_MS / 1000}s` });
    return taken;
  }

  async #settledPicture(width: number): Promise<Buffer> {
    let drawn = await this.#draw();
    if (drawn.sideways !== null && !this.#told.some(({ what }) => what === 'sideways'))
      this.#told.push({ what: 'sideways', text: drawn.sideways });
    if (drawn.picture.of === 'crop') {
      const { left, top, right, bottom } = drawn.picture.crop;
      return this.#capture(left, top, right, bottom);
    }
    await this.#page.setViewportSize({ width, height: ordinaryHeight(width) });
    drawn = await this.#draw();
    if (width === this.#width && drawn.picture.of === 'page')
      this.#sticks = drawn.sticks && drawn.height > ordinaryHeight(width);
    if (drawn.picture.of !== 'window' && drawn.height > ordinaryHeight(width)) {
      await this.#page.setViewportSize({ width, height: Math.min(drawn.height, TALLEST) });
      drawn = await this.#draw();
    }
    const height =
      drawn.picture.of === 'window' ? ordinaryHeight(width) : Math.max(drawn.height, ordinaryHeight(width));
    const picture = await this.#capture(0, 0, width, height);
    await this.#page.setViewportSize({ width, height: TALL });
    return picture;
  }

  async #draw(scrolled = 0): Promise<Drawn> {
    const look = () => this.#page.evaluate((by) => window.visual.draw(by), scrolled);
    let drawn = await look();
    while (this.#files.size > 0) {
      await new Promise((resolve) => setTimeout(resolve, 10));
      if (this.#files.size === 0) drawn = await look();
    }
    this.#told.push(...drawn.told);
    return drawn;
  }

  async #capture(left: number, top: number, right: number, bottom: number): Promise<Buffer> {
    const [x, y] = [Math.floor(left), Math.floor(top)];
    const height = Math.max(1, Math.ceil(bottom) - y);
    if (height > TALLEST) this.#told.push({ what: 'picture', text: `${height}px tall, at most ${TALLEST}px` });
    const clip = { x, y, width: Math.max(1, Math.ceil(right) - x), height: Math.min(height, TALLEST), scale: 1 };
    const { data } = await this.#devtools.send('Page.captureScreenshot', {
      format: 'png',
      clip,
      captureBeyondViewport: y + clip.height > TALL,
      optimizeForSpeed: true,
    });
    return Buffer.from(data, 'base64');
  }

  /** Adds a CSS rule to the page, to verify that the screenshot changes. */
  async restyle(css: string): Promise<void> {
    await this.#page.addStyleTag({ content: css });
  }

  /** Replaces a text on the page. */
  async reword(from: string, to: string): Promise<void> {
    await this.#page.evaluate(
      (change) => {
        const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        for (let text = texts.nextNode(); text; text = texts.nextNode())
          text.nodeValue = text.nodeValue?.replace(change.from, change.to) ?? null;
      },
      { from, to },
    );
  }

  /** Removes what the story left in the browser, before the next one. */
  async leave(): Promise<void> {
    const left = await within(
      PICTURE_MS,
      this.#page.evaluate(() => window.visual.leave()).then(() => true),
    );
    if (this.#media?.hover !== undefined) await this.#page.mouse.move(-1, -1);
    // After forced colours are switched off, Chromium still paints the page's background in them; a reload is
    // necessary.
    if (this.#media?.forcedColors === 'active') {
      await this.#emulate(null);
      await this.renew();
    }
    if (!left) this.#told.push({ what: 'time', text: 'the page does not answer' });
  }

  /** Closes the page and its browser context. */
  closeContext(): Promise<void> {
    return this.#page.context().close();
  }
}
