import { useCallback, useMemo, useState } from 'react';
import type { Elements } from '#src/components/base/elements';
import { UnsavedContext } from '#src/components/base/form/unsaved';
import { AskBeforeLeaving } from './AskBeforeLeaving';

/** Forms inside report by `useUnsaved`. */
export function UnsavedGuard({ children }: { children: Elements }) {
  const [forms, setForms] = useState<ReadonlySet<string>>(new Set());
  const tell = useCallback((form: string, isUnsaved: boolean) => {
    setForms((before) => {
      if (before.has(form) === isUnsaved) return before;
      const after = new Set(before);
      if (isUnsaved) after.add(form);
      else after.delete(form);
      return after;
    });
  }, []);
  const isUnsaved = forms.size > 0;
  const unsaved = useMemo(() => ({ tell, isUnsaved }), [tell, isUnsaved]);
  return (
    <UnsavedContext value={unsaved}>
      {children}
      <AskBeforeLeaving when={isUnsaved} />
    </UnsavedContext>
  );
}
