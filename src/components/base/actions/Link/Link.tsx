import { createContext, useContext, type AnchorHTMLAttributes, type ComponentType } from 'react';

export type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  href: string;
  [data: `data-${string}`]: string | boolean | number | undefined;
};

const PlainAnchor = (props: LinkProps) => <a {...props} />;
const LinkContext = createContext<ComponentType<LinkProps>>(PlainAnchor);

/** The application gives its router's link here, so that the library needs no router. */
export const LinkProvider = LinkContext.Provider;

/** A link to a page of the site. Without a provider it is an ordinary anchor. */
export function Link(props: LinkProps) {
  const Anchor = useContext(LinkContext);
  return <Anchor {...props} />;
}
