import { Navigate, useLocation } from 'react-router-dom';
import { useIsHydrating } from '#src/components/base/useIsHydrating';

interface RedirectProps {
  to: string;
  /** A toast says why. */
  saysWhy?: boolean;
}

/** Replaces the history's entry. Browsers only: the server renders nothing. */
export function Redirect({ to, saysWhy = false }: RedirectProps) {
  return useIsHydrating() ? null : <Navigate to={to} replace state={saysWhy ? { saysWhy } : null} />;
}

/** Whether the visitor comes from a page whose toast is to be read. */
export const useSaidWhy = (): boolean => Boolean((useLocation().state as { saysWhy?: boolean } | null)?.saysWhy);
