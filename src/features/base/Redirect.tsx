import { Navigate } from 'react-router-dom';
import { useIsHydrating } from '#src/components/base/useIsHydrating';

/** Replaces the history's entry. Browsers only: the server renders nothing. */
export function Redirect({ to }: { to: string }) {
  return useIsHydrating() ? null : <Navigate to={to} replace />;
}
