import { useRef } from 'react';

/**
 * Ignores calls while the action is running. `pending` is not enough: it takes effect with the next render, which a
 * fast triple tap precedes.
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
