import { useRef, useState } from 'react';

/**
 * The running actions of a list, one for each row: another row that begins does not end them, and a second press on a row
 * that is busy does nothing.
 */
export const usePendingRows = <Act>() => {
  const [running, setRunning] = useState<ReadonlyMap<number, Act>>(new Map());
  // What is pressed before the next render is ignored too.
  const busy = useRef(new Set<number>());
  return {
    pendingOf: (id: number): Act | null => running.get(id) ?? null,
    /** Runs the action of a row. Resolves to false, without running it, while the row has another one. */
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
