import { lazy, useState, type ComponentType } from 'react';
import { loadChunk } from './loadChunk';

/**
 * Pages whose script failed to load, as functions that reload it: React caches the failure as long as the page is open.
 */
const failed = new Set<() => void>();
export const forgetFailedPages = (): void => {
  for (const recreate of failed) recreate();
  failed.clear();
};

/** A page whose script is loaded when it is first shown, or prefetched; `name` is its export. */
export const lazyPage = <Name extends string, Props extends object>(
  name: Name,
  load: () => Promise<Record<Name, ComponentType<Props>>>,
) => {
  const createLazy = () =>
    lazy<ComponentType<Props>>(async () => {
      try {
        return { default: (await loadChunk(name, load))[name] };
      } catch (error) {
        failed.add(recreate);
        throw error;
      }
    });
  let current = createLazy();
  const recreate = () => {
    current = createLazy();
  };
  function LazyPage(props: Props) {
    const [Page] = useState(() => current);
    return <Page {...props} />;
  }
  return Object.assign(LazyPage, {
    /** A failed prefetch is ignored; the script is loaded when the page is shown. */
    fetchAhead: (): Promise<void> =>
      load().then(
        () => undefined,
        () => undefined,
      ),
  });
};
