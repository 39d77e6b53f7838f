import { useLayoutEffect, useRef, type RefObject } from 'react';
import { focusPage } from './focusPage';

/**
 * The ref of an element that can be removed by what its own button has done, such as a row of a list: if it has the focus
 * then, the focus moves to the beginning of the page instead of nowhere.
 */
export const useFocusOnward = <Removable extends HTMLElement>(): RefObject<Removable | null> => {
  const ref = useRef<Removable>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    return () => {
      if (!element?.contains(document.activeElement)) return;
      // Once it is gone. Who opens another page has the focus there.
      queueMicrotask(() => {
        if (document.activeElement === document.body) focusPage();
      });
    };
  }, []);
  return ref;
};
