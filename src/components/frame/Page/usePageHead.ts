import { useEffect } from 'react';
import { canonicalPath } from '../../../../contract/paths';
import { frame } from '../../../../copy/frame';
import { pages } from '../../../../copy/pages';
import { useShell } from './Shell';

export interface PageHeadFacts {
  /** What this page is about; empty on the first page, null while it is not known. */
  title: string | null;
  /** What is said of it before the store's own description. */
  lead?: string | undefined;
}

/**
 * Keeps title, description and address of the document with the page that is shown, as the server writes them for a
 * page that is fetched: share sheets and bookmarks read them. Until the store is known the server's own words stay.
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
