import { useLayoutEffect } from 'react';

/** Holds the page still behind something that floats over it; the width of the lost scroll bar is made up for. */
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
