import { startTransition, useEffect, useState } from 'react';
import { media } from '../../../components/base/theme/tokens';

const WIDE = media.wide.slice('@media '.length);

/** Cards that fill a window: on a phone one below the other, in the month grid three weeks. */
const few = (): number => (window.matchMedia(WIDE).matches ? 21 : 7);

/**
 * The first items of a list that has just been chosen, and all of them after these have been painted: a tap is answered
 * before the cards below the screen are drawn. The first list is complete at once. `list` names it.
 */
export const useFirstFew = <Item>(items: readonly Item[], list: string): readonly Item[] => {
  const [complete, setComplete] = useState(list);
  useEffect(() => {
    if (complete === list) return;
    const frame = requestAnimationFrame(() => startTransition(() => setComplete(list)));
    return () => cancelAnimationFrame(frame);
  }, [complete, list]);
  return complete === list ? items : items.slice(0, few());
};
