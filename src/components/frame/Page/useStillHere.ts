import { useEffect, useRef } from 'react';

/**
 * The returned function tells whether the component is still mounted. A late response must not navigate after the user
 * has left the page.
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
