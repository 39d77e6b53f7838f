import { createContext, useContext, useId, useLayoutEffect } from 'react';

interface Unsaved {
  /** Called by each form of the page with whether it holds something that is not saved. */
  tell: (form: string, isUnsaved: boolean) => void;
  /** Whether a form of the page does. */
  isUnsaved: boolean;
}

/** The forms of a page that hold something unsaved, for the question before the page is left. None outside of it. */
export const UnsavedContext = createContext<Unsaved>({ tell: () => undefined, isUnsaved: false });

/**
 * Reports whether a form holds something that is not saved: it is asked before the page is left. Not while it is being
 * saved: the request goes on without the page.
 */
export const useUnsaved = (isChanged: boolean, pending: boolean): void => {
  const isUnsaved = isChanged && !pending;
  const form = useId();
  const { tell } = useContext(UnsavedContext);
  // At once: who leaves right after typing is asked too.
  useLayoutEffect(() => {
    tell(form, isUnsaved);
    return () => tell(form, false);
  }, [tell, form, isUnsaved]);
};
