import { useEffect, useEffectEvent, useState } from 'react';

/**
 * The headcount; by default 1. When fewer seats are left, it is reduced to them and `onReduced` is called. If no seat
 * is left, it stays, so that the visitor still sees the selection.
 */
export const useHeadcount = (seats: number, onReduced?: (headcount: number) => void, initial = 1) => {
  const [headcount, choose] = useState(initial);
  const [reduced, setReduced] = useState<{ to: number } | null>(null);
  if (seats > 0 && headcount > seats) {
    choose(seats);
    setReduced({ to: seats });
  }
  const tell = useEffectEvent((to: number) => onReduced?.(to));
  useEffect(() => {
    if (reduced) tell(reduced.to);
  }, [reduced]);
  return [headcount, choose] as const;
};
