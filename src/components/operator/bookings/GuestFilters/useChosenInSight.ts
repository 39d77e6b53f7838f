import { useEffect, useRef } from 'react';

/** scrollIntoView would also scroll the page. */
const showChosen = (line: HTMLElement): void => {
  const chosen = line.querySelector('label:has(:checked)')?.getBoundingClientRect();
  if (!chosen) return;
  const { paddingLeft, paddingRight } = getComputedStyle(line);
  const sight = line.getBoundingClientRect();
  const beyond = chosen.right - (sight.right - (parseFloat(paddingRight) || 0));
  // Whole pixels: text at a fraction of a pixel is blurred.
  if (beyond > 0) line.scrollLeft = Math.ceil(line.scrollLeft + beyond);
  const before = sight.left + (parseFloat(paddingLeft) || 0) - chosen.left;
  if (before > 0) line.scrollLeft = Math.floor(line.scrollLeft - before);
};

/** Shows as many of the first options as possible. */
export const useChosenInSight = (chosen: string) => {
  const line = useRef<HTMLDivElement>(null);
  const isTheirs = useRef(false);
  useEffect(() => {
    const box = line.current;
    if (!box) return;
    // If the labels do not change their width, the observer reports nothing.
    if (!isTheirs.current) box.scrollLeft = 0;
    showChosen(box);
  }, [chosen]);
  useEffect(() => {
    const box = line.current;
    if (!box || typeof ResizeObserver === 'undefined') return;
    // The web font widens the labels. After the first input the scroll position is the user's.
    const observer = new ResizeObserver(() => {
      box.scrollLeft = 0;
      showChosen(box);
    });
    for (const group of Array.from(box.children)) observer.observe(group);
    const stop = () => {
      isTheirs.current = true;
      observer.disconnect();
    };
    box.addEventListener('pointerdown', stop, { once: true });
    box.addEventListener('keydown', stop, { once: true });
    return () => {
      observer.disconnect();
      box.removeEventListener('pointerdown', stop);
      box.removeEventListener('keydown', stop);
    };
  }, []);
  return line;
};
