import { useEffect, useEffectEvent, useState } from 'react';

/**
 * The party's size, 1 at first where nothing was chosen before. When the seats that are left fall below it, it falls with them and `onReduced` is told.
 * With no seat left it stays, so that the visitor still sees what was chosen.
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
