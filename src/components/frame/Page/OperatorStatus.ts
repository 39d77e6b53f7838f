import { createContext, useContext, type ReactNode } from 'react';

const OperatorStatusContext = createContext<ReactNode>(null);
/** What every operator's page says above its content, given once around them all: whether changes are heard. */
export const OperatorStatusProvider = OperatorStatusContext.Provider;
export const useOperatorStatus = (): ReactNode => useContext(OperatorStatusContext);
