import { COMMON_LETTERS } from './commonLetters';

const RARE = new RegExp(`[^\\s${COMMON_LETTERS}]`, 'u');
const FIELDS = 'input, textarea';
type Field = HTMLInputElement | HTMLTextAreaElement;

const isRare = (node: Node): boolean =>
  RARE.test(node.textContent ?? '') ||
  (node instanceof Element &&
    [node, ...node.querySelectorAll(FIELDS)].some((each) => each.matches(FIELDS) && RARE.test((each as Field).value)));

/**
 * Loads the fallback fonts once the page or a field contains a letter that the site's two fonts lack. Few pages do, and
 * loading them lays out the whole page again.
 */
export const watchRareLetters = (): void => {
  const load = () => {
    changes.disconnect();
    document.removeEventListener('input', check, true);
    // Offline the device's font renders the letters.
    void import('./fontsFallback.css').catch(() => undefined);
  };
  const check = ({ target }: Event) => {
    if (isRare(target as Node)) load();
  };
  const changes = new MutationObserver((records) => {
    const nodes = records.flatMap(({ type, target, addedNodes }) =>
      type === 'characterData' ? [target] : [...addedNodes],
    );
    if (nodes.some(isRare)) load();
  });
  changes.observe(document.body, { subtree: true, childList: true, characterData: true });
  document.addEventListener('input', check, true);
  if (isRare(document.body)) load();
};
