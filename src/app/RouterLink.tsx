import { Link } from 'react-router-dom';
import type { LinkProps } from '../components/base/actions/Link/Link';

/** The component library's link, using the router. */
export function RouterLink({ href, ...rest }: LinkProps) {
  return <Link to={href} {...rest} />;
}
