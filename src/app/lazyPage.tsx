import { lazy, useState, type ComponentType } from 'react';
import type { FirstQueries } from '../store/hooks';
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
export const lazyPage = <Name extends string>(
  name: Name,
  load: () => Promise<Record<Name, ComponentType> & { firstQueries?: FirstQueries }>,
) => {
  let loaded: ComponentType | null = null;
  const createLazy = () =>
    lazy<ComponentType>(async () => {
      try {
        loaded = (await loadChunk(name, load))[name];
        return { default: loaded };
      } catch (error) {
        failed.add(recreate);
        throw error;
      }
    });
  let current = createLazy();
  let fetched: Promise<FirstQueries | undefined> | null = null;
  const recreate = () => {
    current = createLazy();
  };
  function LazyPage() {
    const [Page] = useState(() => loaded ?? current);
    return <Page />;
  }
  return Object.assign(LazyPage, {
    /** Name of the page's script in the build. */
    script: name,
    /**
     * Afterwards the page is shown without a loading state. Resolves to what it reads first. A failure is ignored: the
     * page loads its script itself.
     */
    fetchAhead: (): Promise<FirstQueries | undefined> =>
      // Once: dozens of links lead to one page, and each call of `load` looks for all of its files in the document.
      (fetched ??= load().then(
        (module) => {
          loaded = module[name];
          return module.firstQueries;
        },
        () => {
          fetched = null;
          return undefined;
        },
      )),
  });
};
