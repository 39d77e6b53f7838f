import { createContext, useContext, useId, useLayoutEffect } from 'react';

interface Unsaved {
  /** Each form of the page calls it. */
  tell: (form: string, isUnsaved: boolean) => void;
  isUnsaved: boolean;
}

/** For the question before leaving the page. By default nothing is unsaved. */
export const UnsavedContext = createContext<Unsaved>({ tell: () => undefined, isUnsaved: false });

/** Asks before the page is left, except while it is being saved: the request continues without the page. */
export const useUnsaved = (isChanged: boolean, pending: boolean): void => {
  const isUnsaved = isChanged && !pending;
  const form = useId();
  const { tell } = useContext(UnsavedContext);
  // A layout effect, so that the question appears right after typing too.
  useLayoutEffect(() => {
    tell(form, isUnsaved);
    return () => tell(form, false);
  }, [tell, form, isUnsaved]);
};
