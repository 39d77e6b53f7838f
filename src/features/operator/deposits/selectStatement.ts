import { rootReducer, type RootState } from '../../../store/reducer';
import { statementSlice } from './statement.slice';

declare module '../../../store/reducer' {
  interface LazySlices {
    statement: ReturnType<typeof statementSlice.getInitialState>;
  }
}
const injected = statementSlice.injectInto(rootReducer);

/** The pasted list. Importing this module adds the slice to the store. */
export const selectStatement = (state: RootState): string => injected.selectSlice(state).text;
