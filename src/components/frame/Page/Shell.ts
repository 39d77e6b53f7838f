import { createContext, useContext } from 'react';
import type { ConfigInfo } from '#contract/config/config.schema';

/** For header and footer. `info` is null until it is loaded. */
export interface ShellFacts {
  info: ConfigInfo | null;
  signedIn: boolean;
  onSignOut: () => void;
}

const ShellContext = createContext<ShellFacts>({ info: null, signedIn: false, onSignOut: () => undefined });
/** The application provides the data once, so that pages do not have to pass it on. */
export const ShellProvider = ShellContext.Provider;
export const useShell = (): ShellFacts => useContext(ShellContext);
