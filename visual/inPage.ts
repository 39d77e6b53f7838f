/**
 * Runs inside Storybook's preview page (iframe.html): shows a story through Storybook's channel, collects the events
 * about it, and measures the rendered result. Bundled and injected into every page before the page's own scripts.
 */
import type { Emulated } from '../mocks/emulating';
import { beginTexts, foreignLetters, forgetTexts, shownTexts } from './inPageTexts';

interface Channel {
  on: (event: string, listener: (...args: never[]) => void) => void;
  once: (event: string, listener: (...args: never[]) => void) => void;
  off: (event: string, listener: (...args: never[]) => void) => void;
  emit: (event: string, ...args: unknown[]) => void;
}
interface Thrown {
  message?: string;
  description?: string;
}
interface Finished {
  storyId: string;
  status: 'success' | 'error';
  reporters: { type: string; result?: AxeResult }[];
}
interface AxeResult {
  violations?: Violation[];
  error?: unknown;
}
interface Violation {
  id: string;
  help: string;
  nodes: { target: unknown[]; failureSummary?: string }[];
}
/** Relative to the top left corner of the page, in CSS pixels. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}
export interface Drawn {
  /**
   * A box: a component in its frame, with anything that extends beyond it. `page`: a whole page, or something fixed to
   * the window. `window`: an open modal dialog, captured in a window of ordinary height.
   */
  crop: Box | 'page' | 'window';
  /** Height of the whole page. */
  height: number;
  /** Whether an element is fixed or sticky. */
  sticks: boolean;
  problems: string[];
}
declare global {
  interface Window {
    visual: typeof visual;
    __STORYBOOK_ADDONS_CHANNEL__?: Channel;
    __STORYBOOK_PREVIEW__?: {
      ready: () => Promise<unknown>;
      loadStory: (which: { storyId: string }) => Promise<{ parameters: { emulate?: Emulated; a11y?: unknown } }>;
    };
  }
}

const frames = async (count: number): Promise<void> => {
  for (let left = count; left > 0; left--) await new Promise(requestAnimationFrame);
};

const storybook = async () => {
  while (!window.__STORYBOOK_PREVIEW__ || !window.__STORYBOOK_ADDONS_CHANNEL__)
    await new Promise((resolve) => setTimeout(resolve, 10));
  await window.__STORYBOOK_PREVIEW__.ready();
  return { preview: window.__STORYBOOK_PREVIEW__, channel: window.__STORYBOOK_ADDONS_CHANNEL__ };
};

let withAxe = true;
/** What axe found, in lines; `undefined` if it did not run. */
const axeProblems = (result: AxeResult | undefined): string[] => {
  if (!withAxe) return [];
  if (!result) return ['접근성 검사가 실행되지 않았습니다'];
  const violations = result.violations ?? [{ id: String(result.error), help: '', nodes: [] }];
  return violations.map(({ id, help, nodes }) => {
    const places = nodes.map(({ target, failureSummary = '' }) => `\n    ${target.join(' ')}\n    ${failureSummary}`);
    return `접근성(axe)에 어긋납니다: ${id} ${help}${places.join('')}`;
  });
};

/** Shows a story, with its play function and axe; returns what axe found, throws if it was not rendered or played. */
const show = async (id: string): Promise<string[]> => {
  const { channel } = await storybook();
  return new Promise((resolve, reject) => {
    const end = (settle: () => void): void => {
      for (const [event, listener] of Object.entries(listeners)) channel.off(event, listener);
      settle();
    };
    let reason = '';
    const because = (what: string) => (error: Thrown | Thrown[]) => {
      const thrown = Array.isArray(error) ? error[0] : error;
      reason ||= `${what}: ${thrown?.message ?? thrown?.description ?? ''}`;
    };
    const listeners: Record<string, (...args: never[]) => void> = {
      playFunctionThrewException: because('동작(play)이 실패했습니다'),
      unhandledErrorsWhilePlaying: because('동작(play)이 실패했습니다'),
      storyErrored: because('그려지지 않았습니다'),
      storyThrewException: because('그려지지 않았습니다'),
      // The story is already shown: it is mounted again from the start.
      storyUnchanged: () => channel.emit('forceRemount', { storyId: id }),
      storyMissing: (missing = id) => missing === id && end(() => reject(new Error(`이야기가 없습니다: ${id}`))),
      storyFinished: (finished: Finished) => {
        if (finished.storyId !== id) return;
        const axe = axeProblems(finished.reporters.find(({ type }) => type === 'a11y')?.result);
        if (finished.status === 'error' && axe.length === 0) reason ||= '그려지지 않았습니다';
        end(() => (reason ? reject(new Error(reason)) : resolve(axe)));
      },
    };
    for (const [event, listener] of Object.entries(listeners)) channel.on(event, listener);
    channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' });
  });
};

const boxOf = (element: Element): Box => {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  return { left: left + scrollX, top: top + scrollY, right: right + scrollX, bottom: bottom + scrollY };
};
const meet = (a: Box, b: Box): Box => ({
  left: Math.max(a.left, b.left),
  top: Math.max(a.top, b.top),
  right: Math.min(a.right, b.right),
  bottom: Math.min(a.bottom, b.bottom),
});
const inWindow = (box: Box): Box => meet(box, { left: 0, top: 0, right: innerWidth, bottom: Infinity });
/** Visually hidden text for screen readers has a size of one pixel. */
const isSeen = ({ left, top, right, bottom }: Box): boolean => right - left > 1 && bottom - top > 1;

/** The story's visible elements of these positions, with the box that their ancestors do not clip. */
const positioned = (positions: RegExp): { fixed: boolean; box: Box }[] =>
  [...document.body.querySelectorAll('*')].flatMap((element) => {
    const { position } = getComputedStyle(element);
    if (!positions.test(position) || element.closest('.sb-wrapper, #storybook-docs, #storybook-highlights-root'))
      return [];
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return [];
    let box = boxOf(element);
    let parent = position === 'absolute' ? element.parentElement : null;
    for (; parent && parent !== document.body; parent = parent.parentElement)
      if (getComputedStyle(parent).overflow !== 'visible') box = meet(box, boxOf(parent));
    return [{ fixed: position === 'fixed', box }];
  });

const measure = (): Drawn['crop'] => {
  if (document.querySelector('dialog:modal')) return 'window';
  const frame = document.querySelector('#storybook-root [data-story-frame]');
  const boxes = positioned(/^(fixed|absolute)$/)
    .map(({ fixed, box }) => ({ fixed, box: inWindow(box) }))
    .filter(({ box }) => isSeen(box));
  if (!frame || boxes.some(({ fixed }) => fixed)) return 'page';
  return inWindow(
    boxes.reduce(
      (crop, { box }) => ({
        left: Math.min(crop.left, box.left),
        top: Math.min(crop.top, box.top),
        right: Math.max(crop.right, box.right),
        bottom: Math.max(crop.bottom, box.bottom),
      }),
      boxOf(frame),
    ),
  );
};

/** The innermost element that overflows the page on the right. */
const sideways = (): string[] => {
  const { scrollWidth, clientWidth } = document.documentElement;
  // The width of paper differs from that of the window.
  if (scrollWidth <= clientWidth || matchMedia('print').matches) return [];
  const out = [...document.body.querySelectorAll('*')].filter((element) => boxOf(element).right > clientWidth + 0.5);
  const culprit = out.find((element) => !out.some((other) => other !== element && element.contains(other)));
  const words = culprit?.textContent?.trim().slice(0, 40) ?? '';
  return [
    `옆으로 밀립니다: ${scrollWidth}px > ${clientWidth}px: <${culprit?.tagName.toLowerCase() ?? 'body'}> ${words}`,
  ];
};

/** Waits until fonts and images are loaded and the last change is painted, then measures the page. */
const draw = async (scrolled = 0): Promise<Drawn> => {
  scrollTo(0, scrolled);
  await frames(1);
  await document.fonts.ready;
  for (const image of document.images) {
    image.loading = 'eager';
    // A broken image has its own appearance, which a story may show deliberately.
    await image.decode().catch(() => undefined);
  }
  await frames(2);
  const lost = [...document.fonts].filter(({ status }) => status === 'error');
  return {
    crop: measure(),
    height: document.documentElement.scrollHeight,
    sticks: positioned(/^(fixed|sticky)$/).some(({ box }) => isSeen(box)),
    problems: [...lost.map(({ family, weight }) => `글꼴을 받지 못했습니다: ${family} ${weight}`), ...sideways()],
  };
};

/** The story on the page, and its settings for axe. */
let shown: { id: string; a11y: unknown };
/** Checks the story on the page again, after a change of the window; returns what axe found. */
const axe = async (): Promise<string[]> => {
  if (!withAxe) return [];
  const { channel } = await storybook();
  const result = await new Promise<AxeResult>((resolve) => {
    channel.once('storybook/a11y/result', resolve);
    channel.once('storybook/a11y/error', (error: unknown) => resolve({ error }));
    channel.emit('storybook/a11y/manual', shown.id, shown.a11y);
  });
  return axeProblems(result);
};

const visual = {
  ready: async (options: { withAxe: boolean }): Promise<void> => {
    const { channel } = await storybook();
    withAxe = options.withAxe;
    if (!withAxe) channel.emit('updateGlobals', { globals: { a11y: { manual: true } } });
  },
  /** Loads a story's modules; returns the device it is shown on. */
  load: async (id: string): Promise<Emulated> => {
    const { parameters } = await (await storybook()).preview.loadStory({ storyId: id });
    beginTexts();
    shown = { id, a11y: parameters.a11y };
    return parameters.emulate ?? {};
  },
  show,
  axe,
  measure,
  draw,
  sidewaysAt: async (width: number): Promise<string[]> => {
    do await frames(1);
    while (innerWidth !== width);
    return sideways();
  },
  texts: shownTexts,
  foreignLetters,
  /** Removes everything a story left in the browser; its content is replaced when the next story is shown. */
  leave: (): void => {
    forgetTexts();
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    getSelection()?.removeAllRanges();
    scrollTo(0, 0);
    localStorage.clear();
    sessionStorage.clear();
    for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie.split('=')[0]}=; max-age=0; path=/`;
  },
};
window.visual = visual;
