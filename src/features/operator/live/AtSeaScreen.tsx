import { useEffect, type ReactNode } from 'react';
import { useAtSea } from '#src/features/operator/atSea/useAtSea';
import { installApp } from './installApp';

/** Includes the login, so that the data of an ended login are erased. */
export function AtSeaScreen({ children }: { children: ReactNode }) {
  useAtSea();
  useEffect(installApp, []);
  return children;
}
