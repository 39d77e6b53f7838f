import { createSlice, type Action, type PayloadAction } from '@reduxjs/toolkit';
import { useAppDispatch, useAppSelector } from './hooks';
import { rootReducer } from './reducer';
import { isSignOut } from './session';

/** State that survives its page. It joins the store with the page's script; if `isPrivate`, a logout resets it. */
export const pageState = <State extends object>(name: string, initial: State, { isPrivate = false } = {}) => {
  const initialState: object = initial;
  const slice = createSlice({
    name,
    initialState,
    reducers: { changed: (state, { payload }: PayloadAction<Partial<State>>) => ({ ...state, ...payload }) },
    extraReducers: (build) => {
      build.addMatcher(
        (action: Action) => isPrivate && isSignOut(action),
        () => initialState,
      );
    },
  });
  const injected = slice.injectInto(rootReducer);
  const { changed } = slice.actions;
  const select = (state: object) => injected.selectSlice(state) as State;
  return {
    changed,
    select,
    use: (): [State, (part: Partial<State>) => void] => {
      const dispatch = useAppDispatch();
      return [useAppSelector(select), (part) => void dispatch(changed(part))];
    },
  };
};
