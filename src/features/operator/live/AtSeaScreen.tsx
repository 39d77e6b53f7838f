import { useEffect, type ReactNode } from 'react';
import { useAtSea } from '../base/useAtSea';
import { installApp } from './installApp';

/** Wraps the operator's pages and their login: what they need without a signal is kept on the device, and erased. */
export function AtSeaScreen({ children }: { children: ReactNode }) {
  useAtSea();
  useEffect(installApp, []);
  return children;
}
