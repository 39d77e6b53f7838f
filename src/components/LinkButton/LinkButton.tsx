import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { lookAttributes, type ButtonLook } from '../Button/Button';
import { Icon } from '../Icon/Icon';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { StyledAnchor, StyledPageLink } from './LinkButton.styles';

export interface LinkButtonProps
  extends ButtonLook, Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'children' | 'href'> {
  href: string;
  children: ReactNode;
}

/** A link that looks like a button: to a page of the site, or `tel:`, `sms:` and other sites as plain anchors. */
export function LinkButton({ variant, size, full, icon, iconOnly, href, children, ...rest }: LinkButtonProps) {
  const content = (
    <>
      {icon && <Icon name={icon} />}
      {iconOnly ? <VisuallyHidden>{children}</VisuallyHidden> : children}
    </>
  );
  const attributes = { ...rest, ...lookAttributes({ variant, size, full, iconOnly }), href };
  return href.startsWith('/') ? (
    <StyledPageLink {...attributes}>{content}</StyledPageLink>
  ) : (
    <StyledAnchor {...attributes}>{content}</StyledAnchor>
  );
}
