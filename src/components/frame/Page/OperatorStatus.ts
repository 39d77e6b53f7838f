import { createContext, useContext, type ReactNode } from 'react';

const OperatorStatusContext = createContext<ReactNode>(null);
/** Status shown on every operator page: whether it receives live updates. Provided once, around all operator pages. */
export const OperatorStatusProvider = OperatorStatusContext.Provider;
export const useOperatorStatus = (): ReactNode => useContext(OperatorStatusContext);
