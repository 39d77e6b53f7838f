import { saidTexts } from '../src/components/review/witness';

const FOUND = 'data-found-text';
const STYLE = `[${FOUND}] { outline: 3px dashed #d22030 !important; outline-offset: 3px; }`;

const condensed = (text: string): string => text.replaceAll(/\s/g, '');
const ATTRIBUTES = ['aria-label', 'alt', 'placeholder', 'title'];
const saysOf = (element: Element): string =>
  [element.textContent, ...ATTRIBUTES.map((name) => element.getAttribute(name) ?? '')].map(condensed).join('\u0000');

/** The innermost elements that contain one of the texts. */
const saying = (texts: readonly string[]): Element[] => {
  const all = [...document.body.querySelectorAll('#storybook-root *, dialog *, [role] *, [role]')].filter(
    (element) => !element.matches('script, style') && texts.some((text) => saysOf(element).includes(text)),
  );
  return all.filter((element) => !all.some((other) => other !== element && element.contains(other)));
};

/**
 * Highlights the text with this key (`lookup-lookup-confirm`) in the story and scrolls to it. The search is repeated
 * after every change of the DOM. Returns a function that stops it.
 */
export const findText = (key: string): (() => void) => {
  const style = document.head.appendChild(document.createElement('style'));
  style.textContent = STYLE;
  let inSight = false;
  const look = (): void => {
    const texts = [...(saidTexts().get(key.replaceAll('-', '.')) ?? [])].map(condensed).filter((text) => text !== '');
    const found = saying(texts);
    for (const marked of document.querySelectorAll(`[${FOUND}]`))
      if (!found.includes(marked)) marked.removeAttribute(FOUND);
    for (const element of found) if (!element.hasAttribute(FOUND)) element.setAttribute(FOUND, '');
    if (found[0] && !inSight) found[0].scrollIntoView({ block: 'center' });
    inSight ||= found.length > 0;
  };
  const observer = new MutationObserver(look);
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  look();
  return () => {
    observer.disconnect();
    style.remove();
    for (const marked of document.querySelectorAll(`[${FOUND}]`)) marked.removeAttribute(FOUND);
  };
};
