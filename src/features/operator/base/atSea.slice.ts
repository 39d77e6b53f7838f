import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { keptTrips } from '../../../../contract/boarding/boarding.rules';
import type { AtSea, Tick } from '../../../../contract/boarding/boarding.schema';
import type { DayDate } from '../../../../contract/day/calendar.rules';
import { atSeaApi } from '../../../store/endpoints/atSea';
import { changedElsewhere, isRefusal, isSignOut, loginOf, signedIn } from '../../../store/session';

/** What this device knows for places without a signal. */
export interface AtSeaState {
  /** Whose lists and ticks these are; null before the device's database was read. */
  login: string | null;
  /** Whether the device's database was read. */
  isRead: boolean;
  /** The lists as last received; null if there are none. */
  kept: AtSea | null;
  /** Whether the last attempt to reach the server failed. */
  isLost: boolean;
  /** Ticks that the server has not answered, in the order in which they were made. */
  unsent: readonly Tick[];
  /** Keys of ticks that the device's database does not have yet: a reload would lose them. */
  storing: readonly string[];
  /** Ticks that the server has, but that are not in `kept` yet. */
  sent: readonly Tick[];
  /**
   * The request for the lists that is under way, and the keys of `sent` when it began: its answer has these ticks. It began
   * before the connection was lost if `isOlder`, and says nothing about the connection then.
   */
  reading: { requestId: string; keys: readonly string[]; isOlder?: true } | null;
}
export const NOTHING_KEPT: AtSeaState = {
  login: null,
  isRead: false,
  kept: null,
  isLost: false,
  unsent: [],
  storing: [],
  sent: [],
  reading: null,
};

const { getAtSea, sendTicks } = atSeaApi.endpoints;
const without = (ticks: readonly Tick[], keys: readonly string[]): readonly Tick[] =>
  ticks.filter(({ key }) => !keys.includes(key));
const ended = (): AtSeaState => ({ ...NOTHING_KEPT, isRead: true });

/** The kept lists and ticks. The device's database mirrors them (seaStore); the end of the login erases both. */
export const atSeaSlice = createSlice({
  name: 'atSea',
  initialState: NOTHING_KEPT,
  reducers: {
    /** The device's database was read. What has happened meanwhile is newer. */
    keptRead: (
      state,
      { payload }: PayloadAction<{ login: string; kept: AtSea | null; ticks: readonly Tick[] }>,
    ): AtSeaState => ({
      ...state,
      login: payload.login,
      isRead: true,
      kept: state.kept ?? payload.kept,
      unsent: [...payload.ticks.filter(({ key }) => !state.unsent.some((one) => one.key === key)), ...state.unsent],
    }),
    /** The day has changed: trips that a device may not keep any more are forgotten. */
    dayChanged: (state, { payload: today }: PayloadAction<DayDate>): AtSeaState => ({
      ...state,
      kept: state.kept && { ...state.kept, trips: keptTrips(state.kept.trips, today) },
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
    /** The device's database has the tick, or cannot keep any. */
    tickStored: (state, { payload: key }: PayloadAction<string>): AtSeaState => ({
      ...state,
      storing: state.storing.filter((one) => one !== key),
    }),
    /** The server refuses ticks as a whole. */
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
        user !== null && loginOf(user) === state.login ? state : ended(),
      )
      .addMatcher(isSignOut, ended)
      .addMatcher(isRefusal, ended)
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
        // An answer to a login that has ended meanwhile.
        if (state.reading?.requestId !== requestId) return state;
        const sent = without(state.sent, state.reading.keys);
        return { ...state, kept: payload, isLost: state.isLost && !!state.reading.isOlder, sent, reading: null };
      });
  },
});
export const { keptRead, dayChanged, connectionLost, ticked, tickStored, dropped } = atSeaSlice.actions;
