import type { BrowserContext, CDPSession, Page } from '@playwright/test';
import type { Drawn, StoryFacts, Told } from './told';

/** High enough for whole pages: what a sticky bar happens to cover at one scroll position is not a small target. */
export const TALL = 2400;
/** A window of ordinary height, for what belongs to a window. */
const ordinaryHeight = (width: number): number => (width < 600 ? 844 : 900);
/** Taller pictures cannot be taken, and nobody would look at them. */
const TALLEST = 16_000;
const VISIT_MS = 30_000;
const PICTURE_MS = 5_000;

/**
 * No caret; and where the machine is slow, Storybook hides the story for a moment between its first drawing and its end,
 * which would take the focus from whatever the story gave it to.
 */
const STEADY_CSS = `
  * { caret-color: transparent !important; }
  .sb-show-preparing-story > #storybook-root { display: block !important; }
  .sb-preparing-story { display: none !important; }
`;

const UNMOVED = { reducedMotion: 'reduce', forcedColors: 'none', media: 'screen' } as const;

export interface Visit {
  told: Told[];
  /** A PNG; null when the story never came to be drawn. */
  picture: Buffer | null;
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
}

/** A page of Storybook in which one story after the other is shown, without loading the page anew. */
export class StoryPage {
  readonly #page: Page;
  readonly #devtools: CDPSession;
  readonly #options: PageOptions;
  #told: Told[] = [];
  /** Addresses of files that are on their way. */
  readonly #files = new Set<string>();
  #media: StoryFacts['emulate'] = null;

  private constructor(page: Page, devtools: CDPSession, options: PageOptions) {
    this.#page = page;
    this.#devtools = devtools;
    this.#options = options;
    page.on('pageerror', ({ message }) => this.#told.push({ what: 'console', text: message }));
    page.on('console', (message) => {
      if (message.type() !== 'error') return;
      // The browser's own remark on a call that a story lets fail.
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

  /** `storybook`: the address it is served at. */
  static async open(
    context: BrowserContext,
    storybook: string,
    width: number,
    { withoutAxe = false }: { withoutAxe?: boolean } = {},
  ): Promise<StoryPage> {
    const page = await context.newPage();
    const self = new StoryPage(page, await context.newCDPSession(page), { storybook, width, withoutAxe });
    await self.renew();
    return self;
  }

  /** Loads Storybook's page anew: no module of another story is left, and no order of style sheets. */
  async renew(): Promise<void> {
    const { storybook, width, withoutAxe } = this.#options;
    this.#files.clear();
    await this.#page.setViewportSize({ width, height: TALL });
    await this.#page.goto(`${storybook}/iframe.html?viewMode=story`, { waitUntil: 'commit' });
    await this.#page.waitForFunction(() => document.readyState !== 'loading');
    await this.#page.evaluate((options) => window.visual.ready(options), { withoutAxe });
    await this.#page.addStyleTag({ content: STEADY_CSS });
  }

  /** Shows a story, lets its play function and axe run, and takes its picture. */
  async visit(id: string): Promise<Visit> {
    this.#told = [];
    const done = await within(VISIT_MS, this.#show(id));
    if (!done) return { told: [...this.#told, { what: 'time', text: `${VISIT_MS / 1000}s` }], picture: null };
    this.#told.push(...done);
    if (done.some(({ what }) => what === 'render' || what === 'play')) return { told: this.#told, picture: null };
    const picture = await this.picture();
    return { told: this.#told, picture };
  }

  async #show(id: string): Promise<Told[]> {
    const { emulate } = await this.#page.evaluate((story) => window.visual.load(story), id);
    await this.#emulate(emulate);
    return this.#page.evaluate((story) => window.visual.visit(story), id);
  }

  async #emulate(emulate: StoryFacts['emulate']): Promise<void> {
    if (JSON.stringify(emulate) === JSON.stringify(this.#media)) return;
    this.#media = emulate;
    const { width = this.#options.width, ...media } = emulate ?? {};
    await this.#page.setViewportSize({ width, height: TALL });
    await this.#page.emulateMedia({ ...UNMOVED, ...media });
  }

  /** The picture of what is shown now. Null, and a word about it, when it does not come to rest. */
  async picture(): Promise<Buffer | null> {
    const taken = await within(PICTURE_MS, this.#settledPicture());
    if (!taken) this.#told.push({ what: 'picture', text: `not drawn within ${PICTURE_MS / 1000}s` });
    return taken;
  }

  async #settledPicture(): Promise<Buffer | null> {
    let drawn = await this.#draw();
    if (drawn.picture.of === 'crop') {
      const { left, top, right, bottom } = drawn.picture.crop;
      return this.#capture(left, top, right, bottom);
    }
    const width = this.#media?.width ?? this.#options.width;
    await this.#page.setViewportSize({ width, height: ordinaryHeight(width) });
    drawn = await this.#draw();
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

  async #draw(): Promise<Drawn> {
    let drawn = await this.#page.evaluate(() => window.visual.draw());
    while (this.#files.size > 0) {
      await new Promise((resolve) => setTimeout(resolve, 10));
      if (this.#files.size === 0) drawn = await this.#page.evaluate(() => window.visual.draw());
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

  /** Adds a rule to what is shown, to see whether the picture tells. */
  async restyle(css: string): Promise<void> {
    await this.#page.addStyleTag({ content: css });
  }

  /** Puts one text in the place of another in what is shown. */
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

  /** Takes the story's traces out of the browser, before the next one. */
  async leave(): Promise<void> {
    const left = await within(
      PICTURE_MS,
      this.#page.evaluate(() => window.visual.leave()).then(() => true),
    );
    if (!left) this.#told.push({ what: 'time', text: 'the page does not answer' });
  }

  /** Ends the page and the profile it lives in. */
  closeContext(): Promise<void> {
    return this.#page.context().close();
  }
}
