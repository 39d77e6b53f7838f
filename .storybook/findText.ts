import { containsFrom } from '../src/components/review/copySearch';

const FOUND = 'data-found-text';
const STYLE = `[${FOUND}] { outline: 3px dashed #d22030 !important; outline-offset: 3px; }`;

const ATTRIBUTES = ['aria-label', 'alt', 'placeholder', 'title'];

const saying = (isSaid: (said: string) => boolean): Element[] => {
  const says = (element: Element): boolean =>
    [element.textContent, ...ATTRIBUTES.map((name) => element.getAttribute(name))].some((said) => isSaid(said ?? ''));
  const all = [...document.body.querySelectorAll('#storybook-root *, dialog *, [role] *, [role]')].filter(
    (element) => !element.matches('script, style') && says(element),
  );
  return all.filter((element) => !all.some((other) => other !== element && element.contains(other)));
};

/** `address` is of copySearch.ts. Highlights again after every change of the DOM. */
export const findText = (address: string): (() => void) => {
  const style = document.head.appendChild(document.createElement('style'));
  style.textContent = STYLE;
  const isSaid = containsFrom(address);
  let inSight = false;
  const check = (): void => {
    const found = saying(isSaid);
    for (const marked of document.querySelectorAll(`[${FOUND}]`))
      if (!found.includes(marked)) marked.removeAttribute(FOUND);
    for (const element of found) if (!element.hasAttribute(FOUND)) element.setAttribute(FOUND, '');
    if (found[0] && !inSight) found[0].scrollIntoView({ block: 'center' });
    inSight ||= found.length > 0;
  };
  const observer = new MutationObserver(check);
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  check();
  return () => {
    observer.disconnect();
    style.remove();
    for (const marked of document.querySelectorAll(`[${FOUND}]`)) marked.removeAttribute(FOUND);
  };
};
