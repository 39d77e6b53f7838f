import { useEffect, type ReactNode } from 'react';
import { useAtSea } from '#src/features/operator/atSea/useAtSea';
import { installApp } from './installApp';

/** Wraps the login too: what an ended login has stored is erased. */
export function AtSeaScreen({ children }: { children: ReactNode }) {
  useAtSea();
  useEffect(installApp, []);
  return children;
}
