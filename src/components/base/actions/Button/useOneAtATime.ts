import { useRef } from 'react';

/**
 * Runs an act once at a time: whatever asks for it until it is over is ignored. `pending` shows only from the next render
 * on, and three taps can be faster than that.
 */
export const useOneAtATime = <Asked extends unknown[]>(act: (...asked: Asked) => void | Promise<void>) => {
  const running = useRef(false);
  return async (...asked: Asked): Promise<void> => {
    if (running.current) return;
    running.current = true;
    try {
      await act(...asked);
    } finally {
      running.current = false;
    }
  };
};
