import { Navigate } from 'react-router-dom';
import { useIsHydrating } from '../../components/base/useIsHydrating';

/**
 * Leads on to another address, in place of the current entry of the history. Only browsers do that: the server renders
 * nothing.
 */
export function Redirect({ to }: { to: string }) {
  return useIsHydrating() ? null : <Navigate to={to} replace />;
}
