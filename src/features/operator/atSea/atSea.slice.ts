import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { storableTrips } from '#contract/boarding/boarding.rules';
import type { ConfigInfo } from '#contract/config/config.schema';
import type { AtSea, Tick } from '#contract/boarding/boarding.schema';
import type { DayDate } from '#contract/day/calendar.rules';
import { atSeaApi } from '#src/store/endpoints/atSea';
import { changedElsewhere, isRefusal, loginOf, signedIn, signedOut, signedOutElsewhere } from '#src/store/session';
import { rootReducer } from '#src/store/reducer';

export interface AtSeaState {
  /** Null before the device's database was read. */
  login: string | null;
  isRead: boolean;
  lists: AtSea | null;
  /** The logo is not stored. */
  info: ConfigInfo | null;
  isLost: boolean;
  unsent: readonly Tick[];
  /** Keys of ticks that a reload would lose. */
  storing: readonly string[];
  /** The device could not store these ticks: they last as long as the page. */
  unstored: readonly string[];
  /** Ticks missing in `lists`. */
  sent: readonly Tick[];
  /**
   * `keys`: ticks of `sent` that the response includes. `isOlder`: the request began before the connection was lost.
   */
  reading: { requestId: string; keys: readonly string[]; isOlder?: true } | null;
  /** Set until the loss is reported. */
  erased: number;
}
export const NOTHING_STORED: AtSeaState = {
  login: null,
  isRead: false,
  lists: null,
  info: null,
  isLost: false,
  unsent: [],
  storing: [],
  unstored: [],
  sent: [],
  reading: null,
  erased: 0,
};

const { getAtSea, sendTicks } = atSeaApi.endpoints;
const without = (ticks: readonly Tick[], keys: readonly string[]): readonly Tick[] =>
  ticks.filter(({ key }) => !keys.includes(key));
const ended = (): AtSeaState => ({ ...NOTHING_STORED, isRead: true });
/** The loss must be reported on this page. */
const endedElsewhere = ({ unsent, erased }: AtSeaState): AtSeaState => ({
  ...ended(),
  erased: erased + unsent.length,
});

/** The device's database mirrors this slice (seaStore); the end of the login erases both. */
export const atSeaSlice = createSlice({
  name: 'atSea',
  initialState: NOTHING_STORED,
  reducers: {
    /** Changes made since are newer than the database. */
    deviceRead: (
      state,
      {
        payload,
      }: PayloadAction<{ login: string; lists: AtSea | null; info: ConfigInfo | null; ticks: readonly Tick[] }>,
    ): AtSeaState => ({
      ...state,
      login: payload.login,
      isRead: true,
      lists: state.lists ?? payload.lists,
      info: payload.info,
      unsent: [...payload.ticks.filter(({ key }) => !state.unsent.some((one) => one.key === key)), ...state.unsent],
    }),
    /** Drops trips that a device may no longer store. */
    dayChanged: (state, { payload: today }: PayloadAction<DayDate>): AtSeaState => ({
      ...state,
      lists: state.lists && { ...state.lists, trips: storableTrips(state.lists.trips, today) },
    }),
    connectionLost: (state): AtSeaState => ({
      ...state,
      isLost: true,
      reading: state.reading && { ...state.reading, isOlder: true },
    }),
    ticked: (state, { payload }: PayloadAction<Tick>): AtSeaState => ({
      ...state,
      unsent: [...state.unsent, payload],
      storing: [...state.storing, payload.key],
    }),
    tickStored: (
      state,
      { payload: { key, isStored } }: PayloadAction<{ key: string; isStored: boolean }>,
    ): AtSeaState => ({
      ...state,
      storing: state.storing.filter((one) => one !== key),
      unstored: isStored ? state.unstored : [...state.unstored, key],
    }),
    /** Ticks of a tab that was closed before sending; this tab sends them. */
    ticksFound: (state, { payload: ticks }: PayloadAction<readonly Tick[]>): AtSeaState => {
      const known = [...state.unsent, ...state.sent].map(({ key }) => key);
      const found = without(ticks, known);
      return found.length === 0 ? state : { ...state, unsent: [...state.unsent, ...found] };
    },
    erasedSaid: (state): AtSeaState => ({ ...state, erased: 0 }),
    dropped: (state, { payload: keys }: PayloadAction<readonly string[]>): AtSeaState => ({
      ...state,
      unsent: without(state.unsent, keys),
    }),
  },
  extraReducers: (build) => {
    build
      .addCase(signedIn, ended)
      // Another tab has signed in again, or has only renewed the tokens.
      .addCase(changedElsewhere, (state, { payload: { user } }) =>
        user !== null && loginOf(user) === state.login ? state : endedElsewhere(state),
      )
      // A logout in this tab has asked before.
      .addCase(signedOut, ended)
      .addCase(signedOutElsewhere, endedElsewhere)
      .addMatcher(isRefusal, endedElsewhere)
      .addMatcher(sendTicks.matchFulfilled, (state, { payload: { outcomes }, meta }): AtSeaState => {
        const keys = outcomes.map(({ key }) => key);
        const isDone = ({ key }: Tick) => outcomes.some((one) => one.key === key && one.outcome === 'DONE');
        const done = meta.arg.originalArgs.filter(isDone);
        return { ...state, isLost: false, unsent: without(state.unsent, keys), sent: [...state.sent, ...done] };
      })
      .addMatcher(getAtSea.matchPending, (state, { meta: { requestId } }): AtSeaState => ({
        ...state,
        reading: { requestId, keys: state.sent.map(({ key }) => key) },
      }))
      .addMatcher(getAtSea.matchFulfilled, (state, { payload, meta: { requestId } }): AtSeaState => {
        if (state.reading?.requestId !== requestId) return state;
        const sent = without(state.sent, state.reading.keys);
        return { ...state, lists: payload, isLost: state.isLost && !!state.reading.isOlder, sent, reading: null };
      });
  },
});
export const { deviceRead, dayChanged, connectionLost, ticked, tickStored, ticksFound, erasedSaid, dropped } =
  atSeaSlice.actions;

const injected = atSeaSlice.injectInto(rootReducer);
export const selectAtSea = (state: object) => injected.selectSlice(state);
