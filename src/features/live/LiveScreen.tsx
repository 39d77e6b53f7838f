import type { ReactNode } from 'react';
import { useLive } from './useLive';

/** Around the operator's pages: what others change shows at once, and a lost connection is said. */
export function LiveScreen({ children }: { children: ReactNode }) {
  useLive();
  return children;
}
