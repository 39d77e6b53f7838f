import { useEffect } from 'react';
import { canonicalPath } from '#contract/paths';
import { frame } from '#copy/frame';
import { pages } from '#copy/pages';
import { useShell } from './Shell';

export interface PageHeadFacts {
  /** Without the store's name; empty on the home page, null while it is not known. */
  title: string | null;
  /** Precedes the store's description. */
  lead?: string | undefined;
}

/**
 * On navigation, like the server on a page load; share sheets and bookmarks use title, description and canonical URL.
 * Until the store's data is loaded, the server's values stay.
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
