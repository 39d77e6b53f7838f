import { createContext, useContext } from 'react';
import type { Elements } from '../../base/elements';

const OperatorStatusContext = createContext<Elements>(null);
/** Status shown on every operator page: whether it receives live updates. Provided once, around all operator pages. */
export const OperatorStatusProvider = OperatorStatusContext.Provider;
export const useOperatorStatus = (): Elements => useContext(OperatorStatusContext);
