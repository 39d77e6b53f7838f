import { createContext, useContext } from 'react';
import type { Elements } from '#src/components/base/elements';

const OperatorStatusContext = createContext<Elements>(null);
/** Provided once, around all operator pages. */
export const OperatorStatusProvider = OperatorStatusContext.Provider;
export const useOperatorStatus = (): Elements => useContext(OperatorStatusContext);
