import { createContext, useContext, type AnchorHTMLAttributes, type ComponentType } from 'react';

export type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  /** Address of the page. */
  href: string;
  [data: `data-${string}`]: string | boolean | number | undefined;
};

const PlainAnchor = (props: LinkProps) => <a {...props} />;
const LinkContext = createContext<ComponentType<LinkProps>>(PlainAnchor);

/** The component library has no router: the application provides its link component. */
export const LinkProvider = LinkContext.Provider;

/** Link to a page of the site. Without a provider it is a plain `<a>`. */
export function Link(props: LinkProps) {
  const Anchor = useContext(LinkContext);
  return <Anchor {...props} />;
}
