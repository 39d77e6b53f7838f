import type { Emulated } from '../mocks/emulating';

/** The story run and Chromatic emulate the device in the browser; see tests/stories/storyPage.ts. */
export const isEmulating = (): boolean => /StorybookTestRunner|Chromatic/.test(navigator.userAgent);

const HOVERED = 'data-hovered';

const ALWAYS = 'all';
const NEVER = 'not all';

const changesOf = ({ media, forcedColors, reducedMotion }: Emulated): [RegExp, string][] => [
  ...(media === 'print'
    ? ([
        [/^screen$/, NEVER],
        [/^print$/, ALWAYS],
      ] as [RegExp, string][])
    : []),
  ...(forcedColors === 'active' ? ([[/^\(forced-colors: active\)$/, ALWAYS]] as [RegExp, string][]) : []),
  ...(reducedMotion === 'reduce' ? ([[/^\(prefers-reduced-motion: reduce\)$/, ALWAYS]] as [RegExp, string][]) : []),
  ...(reducedMotion === 'no-preference'
    ? ([[/^\(prefers-reduced-motion: reduce\)$/, NEVER]] as [RegExp, string][])
    : []),
];

const rulesOf = (list: CSSRuleList): CSSRule[] =>
  [...list].flatMap((rule) => [rule, ...('cssRules' in rule ? rulesOf(rule.cssRules as CSSRuleList) : [])]);

const changeMedia = (rule: CSSMediaRule, changes: [RegExp, string][]): (() => void)[] => {
  const { mediaText } = rule.media;
  const [, now] = changes.find(([query]) => query.test(mediaText)) ?? [];
  if (now === undefined) return [];
  rule.media.mediaText = now;
  return [() => (rule.media.mediaText = mediaText)];
};
/** Same specificity as :hover, so that the cascade stays unchanged. */
const changeHover = (rule: CSSStyleRule): (() => void)[] => {
  const { selectorText } = rule;
  if (!selectorText.includes(':hover')) return [];
  rule.selectorText = selectorText.replaceAll(':hover', `:is(:hover, [${HOVERED}])`);
  return [() => (rule.selectorText = selectorText)];
};

/** A page cannot emulate forced colours, print and matchMedia; Chromium's developer tools can (Rendering). */
export const emulate = (emulated: Emulated, root: ParentNode): (() => void) => {
  if (isEmulating()) return () => undefined;
  const undo: (() => void)[] = [];
  const changes = changesOf(emulated);
  const done = new WeakSet<CSSRule>();
  const apply = (): void => {
    for (const rule of [...document.styleSheets].flatMap((sheet) => rulesOf(sheet.cssRules))) {
      if (done.has(rule)) continue;
      done.add(rule);
      if (rule instanceof CSSMediaRule) undo.push(...changeMedia(rule, changes));
      else if (emulated.hover !== undefined && rule instanceof CSSStyleRule) undo.push(...changeHover(rule));
    }
    const hovered = emulated.hover === undefined ? null : root.querySelector(emulated.hover);
    for (let element = hovered; element && element !== root; element = element.parentElement)
      element.toggleAttribute(HOVERED, true);
  };
  // Components add their style sheets when they are loaded.
  const observer = new MutationObserver(apply);
  observer.observe(document.body, { childList: true, subtree: true });
  apply();
  return () => {
    observer.disconnect();
    for (const step of undo.reverse()) step();
    for (const element of document.querySelectorAll(`[${HOVERED}]`)) element.removeAttribute(HOVERED);
  };
};
