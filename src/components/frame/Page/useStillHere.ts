import { useEffect, useRef } from 'react';

/**
 * The returned function tells whether the component is still mounted: a late response must not navigate a user who has
 * left the page.
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
