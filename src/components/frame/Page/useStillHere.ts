import { useEffect, useRef } from 'react';

/**
 * Returns a function that tells whether the component is still mounted. A late response must not navigate a user who
 * has already left the page.
 */
export const useStillHere = (): (() => boolean) => {
  const here = useRef(false);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);
  return () => here.current;
};
