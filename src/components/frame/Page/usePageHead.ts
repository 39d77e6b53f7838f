import { useEffect } from 'react';
import { canonicalPath } from '#contract/paths';
import { frame } from '#copy/frame';
import { pages } from '#copy/pages';
import { useShell } from './Shell';

export interface PageHeadFacts {
  /** Without the store's name; empty on the home page, null while unknown. */
  title: string | null;
  /** Precedes the store's description. */
  lead?: string | undefined;
}

/**
 * Sets title, description and canonical URL on navigation, as the server does on a page load; share sheets and
 * bookmarks use them. The server's values stay until the store's data are loaded.
 */
export const usePageHead = ({ title, lead = '' }: PageHeadFacts): void => {
  const { info } = useShell();
  const store = info && (info.name || frame.noStore);
  const desc = info?.desc ?? '';
  useEffect(() => {
    if (store === null || title === null) return;
    document.title = pages.title(title, store);
    document.querySelector('meta[name="description"]')?.setAttribute('content', pages.description(lead, desc));
    const address = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
    if (!address) return;
    const { pathname, search } = window.location;
    address.href = new URL(canonicalPath(pathname, new URLSearchParams(search)), address.href).href;
  }, [store, desc, title, lead]);
};
