import { useEffect, useRef } from 'react';

/** Whether the page is still shown once an answer has come: whoever has gone elsewhere is not taken along. */
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
