import { useEffect, useRef } from 'react';

/**
 * Scrolls a line of chips just far enough to show the selected ones, so that the first options stay visible as long as
 * possible. Scrolls the line only; scrollIntoView would scroll the page as well.
 */
export const useChosenInSight = (chosen: string) => {
  const line = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const box = line.current;
    const all = Array.from(box?.querySelectorAll('label:has(:checked)') ?? []);
    const [first, last] = [all.at(0), all.at(-1)];
    if (!box || !first || !last) return;
    const show = () => {
      const { paddingLeft, paddingRight } = getComputedStyle(box);
      const sight = box.getBoundingClientRect();
      const beyond = last.getBoundingClientRect().right - (sight.right - (parseFloat(paddingRight) || 0));
      if (beyond > 0) box.scrollLeft += beyond;
      const before = sight.left + (parseFloat(paddingLeft) || 0) - first.getBoundingClientRect().left;
      if (before > 0) box.scrollLeft -= before;
    };
    show();
    if (typeof ResizeObserver === 'undefined') return;
    // The labels become wider once the web font has loaded.
    const observer = new ResizeObserver(show);
    for (const group of Array.from(box.children)) observer.observe(group);
    return () => observer.disconnect();
  }, [chosen]);
  return line;
};
