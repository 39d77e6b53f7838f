import { createContext, useContext } from 'react';
import type { ConfigInfo } from '../../../../contract/config/config.schema';

/** What every page's header and footer show; null information means it is not known yet. */
export interface ShellFacts {
  info: ConfigInfo | null;
  signedIn: boolean;
  onSignOut: () => void;
}

const ShellContext = createContext<ShellFacts>({ info: null, signedIn: false, onSignOut: () => undefined });
/** The application gives the facts once, so that no page has to pass them on. */
export const ShellProvider = ShellContext.Provider;
export const useShell = (): ShellFacts => useContext(ShellContext);
