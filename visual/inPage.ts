/**
 * Runs inside Storybook's preview page (iframe.html): shows a story through Storybook's channel, collects the events
 * about it, and measures the rendered result. Bundled and injected into every page before the page's own scripts.
 */
import { letterElement, letters } from './inPageLetters';
import { beginSaid, endSaid } from './inPageSaid';
import type { Box, Drawn, InPage, StoryFacts, Told } from './told';

interface Channel {
  on: (event: string, listener: (...args: never[]) => void) => void;
  off: (event: string, listener: (...args: never[]) => void) => void;
  emit: (event: string, ...args: unknown[]) => void;
}
interface LoadedStory {
  parameters: { emulate?: StoryFacts['emulate'] };
}
declare global {
  interface Window {
    visual: InPage;
    __STORYBOOK_ADDONS_CHANNEL__?: Channel;
    __STORYBOOK_PREVIEW__?: {
      ready: () => Promise<unknown>;
      loadStory: (which: { storyId: string }) => Promise<LoadedStory>;
    };
  }
}
interface Thrown {
  message?: string;
  description?: string;
}
interface Violation {
  id: string;
  help: string;
  nodes: { target: unknown[]; failureSummary?: string }[];
}
interface Finished {
  storyId: string;
  status: 'success' | 'error';
  reporters: { type: string; status: string; result?: { violations?: Violation[]; error?: unknown } }[];
}

let withoutAxe = false;

const frames = (count: number): Promise<void> =>
  new Promise((resolve) => {
    const next = (left: number) => (left === 0 ? resolve() : requestAnimationFrame(() => next(left - 1)));
    next(count);
  });

const preview = async () => {
  while (!window.__STORYBOOK_PREVIEW__ || !window.__STORYBOOK_ADDONS_CHANNEL__)
    await new Promise((resolve) => setTimeout(resolve, 10));
  await window.__STORYBOOK_PREVIEW__.ready();
  return { preview: window.__STORYBOOK_PREVIEW__, channel: window.__STORYBOOK_ADDONS_CHANNEL__ };
};

const violationText = ({ id, help, nodes }: Violation): string =>
  `${id}: ${help}\n${nodes.map(({ target, failureSummary = '' }) => `    ${target.join(' ')}\n      ${failureSummary.replaceAll('\n', '\n      ')}`).join('\n')}`;

const axeTold = ({ status, reporters }: Finished): Told[] => {
  const reports = reporters.filter(({ type }) => type === 'a11y');
  if (reports.length === 0) return status === 'success' ? [{ what: 'axe-missing', text: '' }] : [];
  return reports
    .filter((report) => report.status !== 'passed')
    .flatMap(({ result }) =>
      result?.violations
        ? result.violations.map((violation): Told => ({ what: 'axe', text: violationText(violation) }))
        : [{ what: 'axe', text: String(result?.error) }],
    );
};

/**
 * Shows a story; resolves with its problems when Storybook reports that the play function and the reporters are
 * finished.
 */
const visit = async (id: string): Promise<Told[]> => {
  const { channel } = await preview();
  const told: Told[] = [];
  const say = (what: Told['what']) => (error: Thrown | Thrown[]) => {
    const list = Array.isArray(error) ? error : [error];
    told.push(...list.map(({ message, description }) => ({ what, text: message ?? description ?? '' })));
  };
  return new Promise((resolve) => {
    const end = () => {
      for (const [event, listener] of Object.entries(listeners)) channel.off(event, listener);
      resolve(told);
    };
    const listeners: Record<string, (...args: never[]) => void> = {
      playFunctionThrewException: say('play'),
      unhandledErrorsWhilePlaying: say('play'),
      storyErrored: say('render'),
      storyThrewException: (error: Thrown) => {
        // Storybook reports an exception of the play function twice.
        if (!told.some(({ text }) => text === error.message)) say('render')(error);
      },
      // The story is already shown: it is mounted again from the start.
      storyUnchanged: () => channel.emit('forceRemount', { storyId: id }),
      storyMissing: (missing?: string) => {
        if (missing !== undefined && missing !== id) return;
        told.push({ what: 'render', text: `no story ${id}` });
        end();
      },
      storyFinished: (finished: Finished) => {
        if (finished.storyId !== id) return;
        if (!withoutAxe) told.push(...axeTold(finished));
        if (finished.status === 'error' && told.length === 0) told.push({ what: 'render', text: 'status: error' });
        end();
      },
    };
    for (const [event, listener] of Object.entries(listeners)) channel.on(event, listener);
    channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' });
  });
};

const isOfTheStory = (element: Element): boolean =>
  element.closest('.sb-wrapper, #storybook-docs, #storybook-highlights-root') === null;

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
const join = (a: Box, b: Box): Box => ({
  left: Math.min(a.left, b.left),
  top: Math.min(a.top, b.top),
  right: Math.max(a.right, b.right),
  bottom: Math.max(a.bottom, b.bottom),
});
/** Visually hidden text for screen readers has a size of one pixel. */
const isSeen = ({ left, top, right, bottom }: Box): boolean => right - left > 1 && bottom - top > 1;

/** The part of a positioned element that its ancestors do not clip. */
const seenBox = (element: Element, fixed: boolean): Box => {
  let box = boxOf(element);
  for (let parent = element.parentElement; !fixed && parent && parent !== document.body; parent = parent.parentElement)
    if (getComputedStyle(parent).overflow !== 'visible') box = meet(box, boxOf(parent));
  return box;
};

const measure = (): Drawn['picture'] => {
  const root = document.querySelector('#storybook-root');
  const frame = root?.querySelector('[data-story-frame]');
  if (document.querySelector('dialog:modal')) return { of: 'window' };
  let crop = boxOf(frame ?? root ?? document.body);
  for (const element of document.body.querySelectorAll('*')) {
    const { position } = getComputedStyle(element);
    if ((position !== 'fixed' && position !== 'absolute') || !isOfTheStory(element)) continue;
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const box = seenBox(element, position === 'fixed');
    const inWindow = meet(box, { left: 0, top: 0, right: innerWidth, bottom: Infinity });
    if (!isSeen(inWindow)) continue;
    if (position === 'fixed') return { of: 'page' };
    crop = join(crop, inWindow);
  }
  if (!frame) return { of: 'page' };
  return { of: 'crop', crop: meet(crop, { left: 0, top: 0, right: innerWidth, bottom: Infinity }) };
};

const sticks = (): boolean =>
  [...document.body.querySelectorAll('*')].some((element) => {
    if (!/^(fixed|sticky)$/.test(getComputedStyle(element).position) || !isOfTheStory(element)) return false;
    return (
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && isSeen(seenBox(element, true))
    );
  });

/** Describes the innermost element that overflows the page on the right; null if the page does not scroll sideways. */
const sideways = (): string | null => {
  const { scrollWidth, clientWidth } = document.documentElement;
  // The width of paper differs from that of the window.
  if (scrollWidth <= clientWidth || matchMedia('print').matches) return null;
  const out = [...document.body.querySelectorAll('*')].filter((element) => boxOf(element).right > clientWidth + 0.5);
  const culprit = out.find((element) => !out.some((other) => other !== element && element.contains(other)));
  const words = culprit?.textContent?.trim().slice(0, 40) ?? '';
  return `${scrollWidth}px > ${clientWidth}px: <${culprit?.tagName.toLowerCase() ?? 'body'}> ${words}`;
};

/** Waits until fonts and images are loaded and the last change is painted, then measures the page. */
const draw = async (scrolled = 0): Promise<Drawn> => {
  scrollTo(0, scrolled);
  const told: Told[] = [];
  await frames(1);
  await document.fonts.ready;
  for (const font of document.fonts)
    if (font.status === 'error') told.push({ what: 'picture', text: `font: ${font.family} ${font.weight}` });
  for (const image of document.images) {
    image.loading = 'eager';
    // A broken image has its own appearance, which a story may show deliberately.
    await image.decode().catch(() => undefined);
  }
  await frames(2);
  const { scrollHeight: height } = document.documentElement;
  return { picture: measure(), height, sticks: sticks(), sideways: sideways(), told };
};

/** Removes everything a story left in the browser; its rendered content is replaced when the next story is shown. */
const leave = (): void => {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  getSelection()?.removeAllRanges();
  scrollTo(0, 0);
  localStorage.clear();
  sessionStorage.clear();
  for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie.split('=')[0]}=; max-age=0; path=/`;
};

window.visual = {
  ready: async (options) => {
    const { channel } = await preview();
    withoutAxe = options.withoutAxe;
    if (withoutAxe) channel.emit('updateGlobals', { globals: { a11y: { manual: true } } });
  },
  load: async (id) => {
    const { parameters } = await (await preview()).preview.loadStory({ storyId: id });
    beginSaid();
    return { emulate: parameters.emulate ?? null };
  },
  visit,
  draw,
  said: endSaid,
  letters,
  letterElement,
  leave,
};
