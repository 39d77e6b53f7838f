import { useLayoutEffect } from 'react';

/** Number of open overlays: they can be nested, and React removes them in any order. */
let locks = 0;
let before = { overflow: '', paddingRight: '' };

/** Padding makes up for the width of the hidden scroll bar. */
export const useScrollLock = (locked: boolean) => {
  useLayoutEffect(() => {
    if (!locked) return;
    const { style, clientWidth } = document.documentElement;
    locks += 1;
    if (locks === 1) {
      before = { overflow: style.overflow, paddingRight: style.paddingRight };
      const scrollBar = window.innerWidth - clientWidth;
      style.overflow = 'hidden';
      if (scrollBar > 0) style.paddingRight = `${scrollBar}px`;
    }
    return () => {
      locks -= 1;
      if (locks === 0) Object.assign(style, before);
    };
  }, [locked]);
};
