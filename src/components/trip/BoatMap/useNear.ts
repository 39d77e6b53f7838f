import { useEffect, useState, type RefObject } from 'react';

/** Within 400 px of the viewport, so that content far down the page is loaded only if needed. */
export const useNear = (element: RefObject<Element | null>): boolean => {
  const [near, setNear] = useState(false);
  useEffect(() => {
    const seen = element.current;
    if (near || !seen) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      // In a frame, such as a preview, the frame's window counts, and nothing is loaded ahead.
      { root: seen.ownerDocument, rootMargin: seen.ownerDocument === document ? '400px' : '0px' },
    );
    observer.observe(seen);
    return () => observer.disconnect();
  }, [element, near]);
  return near;
};
