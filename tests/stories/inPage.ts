/**
 * Runs inside Storybook's preview page (iframe.html): shows a story through Storybook's channel and measures the result.
 * Bundled and injected into every page before the page's own scripts.
 */
import type { Emulated } from '#mocks/emulating';
import { foreignLetters } from './inPageLetters';
import { layout } from './inPageLayout';
import { followTexts, isHeld, translationProblems } from './inPageTranslation';

interface Channel {
  /** To Storybook's manager, which has no window here. */
  transports: unknown[];
  on: (event: string, listener: (...args: never[]) => void) => void;
  once: (event: string, listener: (...args: never[]) => void) => void;
  emit: (event: string, ...args: unknown[]) => void;
}
interface Thrown {
  message?: string;
  description?: string;
}
interface AxeResult {
  violations?: { id: string; help: string; nodes: { target: unknown[]; failureSummary?: string }[] }[];
  error?: unknown;
}
interface Finished {
  storyId: string;
  status: 'success' | 'error';
  reporters: { type: string; result?: AxeResult }[];
}
export interface Measured {
  /** `page` also for elements fixed to the window; `window` for an open modal dialog. */
  kind: 'component' | 'page' | 'window';
  /** Height of the component including overflow, or of the whole page, in CSS pixels. */
  height: number;
  /** Whether an element is fixed or sticky. */
  sticks: boolean;
  /** Has a map or a preview: separate layers that may be painted after the page. */
  isLayered: boolean;
  problems: string[];
}
declare global {
  interface Window {
    visual: typeof visual;
    __STORYBOOK_ADDONS_CHANNEL__: Channel;
    __STORYBOOK_PREVIEW__?: {
      ready: () => Promise<unknown>;
      loadStory: (which: { storyId: string }) => Promise<{ parameters: { emulate?: Emulated; a11y?: unknown } }>;
    };
  }
}

const frames = async (count: number): Promise<void> => {
  for (let left = count; left > 0; left--) await new Promise(requestAnimationFrame);
};
const channel = (): Channel => window.__STORYBOOK_ADDONS_CHANNEL__;

let withAxe = true;
/** In lines; `undefined` if axe did not run. */
const axeProblems = (result: AxeResult | undefined): string[] => {
  if (!withAxe) return [];
  const { violations = [{ id: result ? String(result.error) : '실행되지 않았습니다', help: '', nodes: [] }] } =
    result ?? {};
  return violations.map(({ id, help, nodes }) => {
    const places = nodes.map(({ target, failureSummary = '' }) => `\n    ${target.join(' ')}\n    ${failureSummary}`);
    return `접근성(axe)에 어긋납니다: ${id} ${help}${places.join('')}`;
  });
};

/** The current story, and its settings for axe. */
let shown = '';
let a11y: unknown;
/** Why the current story was not rendered or played. */
let reason = '';
const PLAY = '동작(play)이 실패했습니다';
const RENDER = '그려지지 않았습니다';
const FAILURES = {
  playFunctionThrewException: PLAY,
  unhandledErrorsWhilePlaying: PLAY,
  storyErrored: RENDER,
  storyThrewException: RENDER,
};

/** Waits for Storybook after a load. */
const ready = async (options: { withAxe: boolean }): Promise<void> => {
  while (!window.__STORYBOOK_PREVIEW__) await frames(1);
  await window.__STORYBOOK_PREVIEW__.ready();
  // Otherwise every event would be serialized for the manager.
  channel().transports.length = 0;
  for (const [event, what] of Object.entries(FAILURES))
    channel().on(event, (thrown: Thrown | Thrown[]) => {
      const [first] = [thrown].flat();
      reason ||= `${what}: ${first?.message ?? first?.description}`;
    });
  withAxe = options.withAxe;
  if (!withAxe) channel().emit('updateGlobals', { globals: { a11y: { manual: true } } });
  followTexts();
};

/** The story's layout at its first width. */
let firstLayout: string[] = [];
/** After so many frames at another width the layout counts as different. */
const STRETCH_FRAMES = 60;
/** Whether layout and colours equal those of the first width, apart from stretching. */
const isStretched = async (width: number): Promise<boolean> => {
  const first = firstLayout.join('\n');
  for (let left = STRETCH_FRAMES; left > 0; left--) {
    await frames(1);
    await loaded();
    if (innerWidth === width && layout().join('\n') === first) return true;
  }
  return false;
};

/** Loads a story's modules; returns its emulated device. */
const load = async (id: string): Promise<Emulated> => {
  const { parameters } = await window.__STORYBOOK_PREVIEW__!.loadStory({ storyId: id });
  a11y = parameters.a11y;
  return parameters.emulate ?? {};
};

/** Runs play function and axe. Returns axe's findings; throws if the story was not rendered or played. */
const show = async (id: string): Promise<string[]> => {
  // The current story starts again.
  const event = id === shown ? 'forceRemount' : 'setCurrentStory';
  [shown, reason] = [id, ''];
  const { status, reporters } = await new Promise<Finished>((resolve) => {
    channel().once('storyFinished', resolve);
    channel().emit(event, { storyId: id, viewMode: 'story' });
  });
  const problems = axeProblems(reporters.find(({ type }) => type === 'a11y')?.result);
  firstLayout = layout();
  if (reason || (status === 'error' && problems.length === 0)) throw new Error(reason || RENDER);
  return problems;
};

/** Runs axe again after a change of the window; returns its findings. */
const axe = async (): Promise<string[]> => {
  const checked = new Promise<AxeResult>((resolve) => {
    channel().once('storybook/a11y/result', resolve);
    channel().once('storybook/a11y/error', (error: unknown) => resolve({ error }));
  });
  if (withAxe) channel().emit('storybook/a11y/manual', shown, a11y);
  return withAxe ? axeProblems(await checked) : [];
};

/** The innermost element that overflows the page on the right. */
const sideways = (): string[] => {
  const { scrollWidth, clientWidth } = document.documentElement;
  // Paper has another width than the window.
  if (scrollWidth <= clientWidth || matchMedia('print').matches) return [];
  const out = [...document.body.querySelectorAll('*')].filter(
    (element) => element.getBoundingClientRect().right > clientWidth + 0.5,
  );
  const culprit = out.find((element) => !out.some((other) => other !== element && element.contains(other)));
  const words = culprit?.textContent?.trim().slice(0, 40) ?? '';
  return [`옆으로 밀립니다: ${scrollWidth}px > ${clientWidth}px: <${culprit?.localName ?? 'body'}> ${words}`];
};

/** Visible elements that stay in the window when it scrolls. */
const stuck = (positions: RegExp): Element[] =>
  [...document.body.querySelectorAll('*')].filter((element) => {
    if (!positions.test(getComputedStyle(element).position)) return false;
    const { width, height } = element.getBoundingClientRect();
    // Text for screen readers only has a size of one pixel.
    return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  });

const measure = (): Omit<Measured, 'problems'> => {
  const frame = document.querySelector('#storybook-root [data-story-frame]');
  const sticks = stuck(/^(fixed|sticky)$/).length > 0;
  const isLayered = document.querySelector('#storybook-root :is(iframe, figure[data-state])') !== null;
  const whole = { height: document.documentElement.scrollHeight, sticks, isLayered };
  if (document.querySelector('dialog:modal')) return { kind: 'window', ...whole };
  const isInWindow = ({ left, right, bottom }: DOMRect) => right > 1 && bottom > 1 && left < innerWidth - 1;
  if (!frame || stuck(/^fixed$/).some((element) => isInWindow(element.getBoundingClientRect())))
    return { kind: 'page', ...whole };
  const height = Math.max(Math.ceil(frame.getBoundingClientRect().bottom), frame.scrollHeight);
  return { ...whole, kind: 'component', height };
};

/** Waits for fonts and images of the page and of previews (frames). */
const loaded = async (): Promise<void> => {
  const previews = [...document.querySelectorAll('iframe')].map(({ contentDocument }) => contentDocument);
  for (const its of [document, ...previews]) {
    await its?.fonts.ready;
    for (const image of its?.images ?? []) {
      image.loading = 'eager';
      // A story may show a broken image deliberately. At another width an image may load another file.
      do await image.decode().catch(() => frames(1));
      while (!image.complete && image.isConnected);
    }
  }
};

/** Repaints previews: a frame is scaled, and a layer in it (a map's) keeps its pixel position of the first paint. */
const repaintPreviews = async (): Promise<void> => {
  const previews = document.querySelectorAll('iframe');
  if (previews.length === 0) return;
  for (const preview of previews) preview.style.visibility = 'hidden';
  await frames(1);
  for (const preview of previews) preview.style.visibility = '';
};

/** Waits until the page has its new size, fonts and images, then measures it. */
const paint = async (scrolled = 0): Promise<Measured> => {
  scrollTo(0, scrolled);
  await frames(1);
  await loaded();
  await repaintPreviews();
  await frames(1);
  const lost = [...document.fonts].filter(({ status }) => status === 'error');
  const problems = [...lost.map(({ family }) => `글꼴을 받지 못했습니다: ${family}`), ...sideways()];
  return { ...measure(), problems };
};

const visual = {
  ready,
  load,
  show,
  axe,
  isStretched,
  isHeld,
  paint,
  sidewaysAt: async (width: number): Promise<string[]> => {
    do await frames(1);
    while (innerWidth !== width);
    return sideways();
  },
  foreignLetters,
  /** Removes the story's data from the browser; the next story replaces the content. Returns translation problems. */
  leave: async (): Promise<string[]> => {
    // Otherwise unfinished requests would reach the next story, and removed images in memory would load another file at
    // another width.
    await loaded();
    for (const image of document.querySelectorAll('img, source')) {
      image.removeAttribute('srcset');
      image.removeAttribute('src');
    }
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    getSelection()?.removeAllRanges();
    scrollTo(0, 0);
    localStorage.clear();
    sessionStorage.clear();
    for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie.split('=')[0]}=; max-age=0; path=/`;
    return translationProblems();
  },
};
window.visual = visual;
