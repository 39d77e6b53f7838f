import { useEffect, useRef } from 'react';

/**
 * Moves a line of chips so far that the chosen ones are in sight, and no farther: the first choices are seen as long
 * as they can be. It moves the line alone; scrollIntoView would move the page as well.
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
    // The words grow when the web font arrives.
    const observer = new ResizeObserver(show);
    for (const group of Array.from(box.children)) observer.observe(group);
    return () => observer.disconnect();
  }, [chosen]);
  return line;
};
