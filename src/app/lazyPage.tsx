import { lazy, useState, type ComponentType } from 'react';
import { loadChunk } from './loadChunk';

/** Pages whose script has failed, to be fetched anew: React keeps a failure for as long as the page is open. */
const failed = new Set<() => void>();
export const forgetFailedPages = (): void => {
  for (const renew of failed) renew();
  failed.clear();
};

/** A page whose script is fetched when it is first shown, or ahead; `name` is its export. */
export const lazyPage = <Name extends string, Props extends object>(
  name: Name,
  load: () => Promise<Record<Name, ComponentType<Props>>>,
) => {
  const fetchAnew = () =>
    lazy<ComponentType<Props>>(async () => {
      try {
        return { default: (await loadChunk(name, load))[name] };
      } catch (error) {
        failed.add(renew);
        throw error;
      }
    });
  let current = fetchAnew();
  const renew = () => {
    current = fetchAnew();
  };
  function LazyPage(props: Props) {
    const [Page] = useState(() => current);
    return <Page {...props} />;
  }
  return Object.assign(LazyPage, {
    /** Without a connection it is fetched when it is shown. */
    fetchAhead: (): Promise<void> =>
      load().then(
        () => undefined,
        () => undefined,
      ),
  });
};
