import { useRef, useState } from 'react';

/** One action per row: other rows do not end it, and a second press on a busy row does nothing. */
export const usePendingRows = <Act>() => {
  const [running, setRunning] = useState<ReadonlyMap<number, Act>>(new Map());
  // Also ignores a press before the next render.
  const busy = useRef(new Set<number>());
  return {
    pendingOf: (id: number): Act | null => running.get(id) ?? null,
    /** Resolves to false, without running, while the row is busy. */
    runRow: async (id: number, act: Act, work: () => Promise<boolean>): Promise<boolean> => {
      if (busy.current.has(id)) return false;
      busy.current.add(id);
      setRunning((before) => new Map(before).set(id, act));
      try {
        return await work();
      } finally {
        busy.current.delete(id);
        setRunning((before) => new Map([...before].filter(([other]) => other !== id)));
      }
    },
  };
};
