import { lazy, useState, type ComponentType } from 'react';
import type { FirstQueries } from '#src/store/hooks';
import { loadChunk } from './loadChunk';

/** Functions to reload failed scripts: React caches a failure. */
const failed = new Set<() => void>();
export const forgetFailedPages = (): void => {
  for (const recreate of failed) recreate();
  failed.clear();
};

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
    script: name,
    /** Failures are ignored: the page loads its script itself. */
    fetchAhead: (): Promise<FirstQueries | undefined> =>
      // Once: dozens of links lead to one page, and each `load` searches the document for its files.
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
