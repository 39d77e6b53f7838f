import { Navigate, useLocation } from 'react-router-dom';
import { useIsHydrating } from '#src/components/base/useIsHydrating';

interface RedirectProps {
  to: string;
  /** A toast gives the reason. */
  saysWhy?: boolean;
}

/** Replaces the history entry. In browsers only: the server renders nothing. */
export function Redirect({ to, saysWhy = false }: RedirectProps) {
  return useIsHydrating() ? null : <Navigate to={to} replace state={saysWhy ? { saysWhy } : null} />;
}

/** True if the previous page has shown a toast that should stay readable. */
export const useSaidWhy = (): boolean => Boolean((useLocation().state as { saysWhy?: boolean } | null)?.saysWhy);
