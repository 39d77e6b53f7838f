import { useEffect, useRef, useTransition } from 'react';
import { parsePath, useHref, useLinkClickHandler } from 'react-router-dom';
import type { LinkProps } from '#src/components/base/actions/Link/Link';
import { fetchAhead, whenNear } from './fetchAhead';

/** Prefetches the page's script. Until it has arrived, the current page stays and the link is busy. */
export function RouterLink({ href, onClick, ...rest }: LinkProps) {
  const link = useRef<HTMLAnchorElement>(null);
  const follow = useLinkClickHandler<HTMLAnchorElement>(href, { ...(rest.target && { target: rest.target }) });
  const [isWaiting, startWaiting] = useTransition();
  const { pathname = '' } = parsePath(href);
  const fetch = () => fetchAhead(pathname);
  useEffect(() => (link.current ? whenNear(link.current, () => fetchAhead(pathname)) : undefined), [pathname]);
  return (
    <a
      onPointerEnter={fetch}
      onFocus={fetch}
      {...rest}
      ref={link}
      href={useHref(href)}
      aria-busy={isWaiting || undefined}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) startWaiting(() => follow(event));
      }}
    />
  );
}
