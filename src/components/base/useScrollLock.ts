import { useLayoutEffect } from 'react';

/** Prevents the page behind an overlay from scrolling. Padding makes up for the width of the hidden scroll bar. */
export const useScrollLock = (locked: boolean) => {
  useLayoutEffect(() => {
    if (!locked) return;
    const { style, clientWidth } = document.documentElement;
    const before = { overflow: style.overflow, paddingRight: style.paddingRight };
    const scrollBar = window.innerWidth - clientWidth;
    style.overflow = 'hidden';
    if (scrollBar > 0) style.paddingRight = `${scrollBar}px`;
    return () => {
      Object.assign(style, before);
    };
  }, [locked]);
};
