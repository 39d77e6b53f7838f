import type { AnchorHTMLAttributes } from 'react';
import { labelOf, lookAttributes, type ButtonLook } from '../Button/Button';
import { Icon } from '../../display/Icon/Icon';
import type { TextOrElements } from '../../elements';
import { StyledAnchor, StyledPageLink } from './LinkButton.styles';

export interface LinkButtonProps
  extends ButtonLook, Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'children' | 'href'> {
  /** Address within the site, or `tel:`, `sms:`, `https:`. */
  href: string;
  /** The label. */
  children: TextOrElements;
  /** `file`: the target is a file of the server and not a page, so the browser follows the link and not the router. */
  leads?: 'page' | 'file';
}

/** A link that looks like a button: to a page of the site, or a plain `<a>` for `tel:`, `sms:` and other sites. */
export function LinkButton({
  variant,
  size,
  full,
  icon,
  iconOnly,
  href,
  leads = 'page',
  children,
  ...rest
}: LinkButtonProps) {
  const content = (
    <>
      {icon && <Icon name={icon} />}
      {labelOf(children, iconOnly)}
    </>
  );
  const attributes = { ...rest, ...lookAttributes({ variant, size, full, iconOnly }), href };
  return href.startsWith('/') && leads === 'page' ? (
    <StyledPageLink {...attributes}>{content}</StyledPageLink>
  ) : (
    <StyledAnchor {...attributes}>{content}</StyledAnchor>
  );
}
