import { useEffect, useRef, type RefObject } from 'react';

/**
 * The ref of an element beside a button that is removed or disabled once its action is done, and a function to call with
 * the action: the focus then moves to the element. `outcome` is another text once the action is done.
 */
export const useFocusAfter = <Beside extends HTMLElement>(
  outcome: string,
): readonly [beside: RefObject<Beside | null>, markActed: () => void] => {
  const beside = useRef<Beside>(null);
  const acted = useRef(false);
  useEffect(() => {
    const at = document.activeElement;
    // A row may have moved in its list; the scroll position stays.
    if (acted.current && (at === document.body || at?.matches(':disabled')))
      beside.current?.focus({ preventScroll: true });
    acted.current = false;
  }, [outcome]);
  const markActed = () => {
    acted.current = true;
  };
  return [beside, markActed];
};
