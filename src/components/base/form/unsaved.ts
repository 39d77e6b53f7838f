import { createContext, useContext, useId, useLayoutEffect } from 'react';

interface Unsaved {
  /** Each form of the page calls it. */
  tell: (form: string, isUnsaved: boolean) => void;
  isUnsaved: boolean;
}

/** For the question before the page is left. Outside of it nothing is unsaved. */
export const UnsavedContext = createContext<Unsaved>({ tell: () => undefined, isUnsaved: false });

/** The question comes before the page is left. Not while it is being saved: the request goes on without the page. */
export const useUnsaved = (isChanged: boolean, pending: boolean): void => {
  const isUnsaved = isChanged && !pending;
  const form = useId();
  const { tell } = useContext(UnsavedContext);
  // At once, so that the question also comes right after typing.
  useLayoutEffect(() => {
    tell(form, isUnsaved);
    return () => tell(form, false);
  }, [tell, form, isUnsaved]);
};
