import { useEffect, useRef } from 'react';

/**
 * Moves a line of chips so far that the last chosen one is in sight, and no farther: the first choices are seen as long
 * as they can be. It moves the line alone; scrollIntoView would move the page as well.
 */
export const useChosenInSight = (chosen: string) => {
  const line = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const box = line.current;
    const last = Array.from(box?.querySelectorAll('label:has(:checked)') ?? []).at(-1);
    if (!box || !last) return;
    const show = () => {
      const padding = parseFloat(getComputedStyle(box).paddingRight) || 0;
      const beyond = last.getBoundingClientRect().right - box.getBoundingClientRect().right + padding;
      if (beyond > 0) box.scrollLeft += beyond;
    };
    show();
    if (typeof ResizeObserver === 'undefined') return;
    // The words grow when the web font arrives.
    const observer = new ResizeObserver(show);
    observer.observe(last);
    return () => observer.disconnect();
  }, [chosen]);
  return line;
};
