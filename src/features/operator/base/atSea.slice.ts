import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { keptTrips } from '../../../../contract/boarding/boarding.rules';
import type { AtSea, Tick } from '../../../../contract/boarding/boarding.schema';
import type { DayDate } from '../../../../contract/day/calendar.rules';
import { changedElsewhere, refused, signedIn, signedOut } from '../../../store/session';

/** What this device knows for places without a signal. */
export interface AtSeaState {
  /** Whether the device's database was read. */
  isRead: boolean;
  /** The lists as last received; null if there are none. */
  kept: AtSea | null;
  /** Whether the last attempt to reach the server failed. */
  isLost: boolean;
  /** Ticks that the server has not answered, in the order in which they were made. */
  unsent: readonly Tick[];
  /** Ticks that the server has, but that are not in `kept` yet. */
  sent: readonly Tick[];
}
export const NOTHING_KEPT: AtSeaState = { isRead: false, kept: null, isLost: false, unsent: [], sent: [] };

const ended = (): AtSeaState => ({ ...NOTHING_KEPT, isRead: true });

/** The kept lists and ticks. The device's database mirrors them (seaStore); the end of the login erases both. */
export const atSeaSlice = createSlice({
  name: 'atSea',
  initialState: NOTHING_KEPT,
  reducers: {
    /** The device's database was read. What has happened meanwhile is newer. */
    keptRead: (state, { payload }: PayloadAction<{ kept: AtSea | null; ticks: readonly Tick[] }>): AtSeaState => ({
      ...state,
      isRead: true,
      kept: state.kept ?? payload.kept,
      unsent: [...payload.ticks.filter(({ key }) => !state.unsent.some((one) => one.key === key)), ...state.unsent],
    }),
    received: (state, { payload }: PayloadAction<AtSea>): AtSeaState => ({
      ...state,
      kept: payload,
      isLost: false,
      sent: [],
    }),
    /** The day has changed: trips that a device may not keep any more are forgotten. */
    dayChanged: (state, { payload: today }: PayloadAction<DayDate>): AtSeaState => ({
      ...state,
      kept: state.kept && { ...state.kept, trips: keptTrips(state.kept.trips, today) },
    }),
    connectionLost: (state): AtSeaState => ({ ...state, isLost: true }),
    ticked: (state, { payload }: PayloadAction<Tick>): AtSeaState => ({
      ...state,
      unsent: [...state.unsent, payload],
    }),
    /** The server has answered ticks, of which it has carried out `done`. */
    settled: (
      state,
      { payload: { keys, done } }: PayloadAction<{ keys: readonly string[]; done: readonly Tick[] }>,
    ): AtSeaState => ({
      ...state,
      isLost: false,
      unsent: state.unsent.filter(({ key }) => !keys.includes(key)),
      sent: [...state.sent, ...done],
    }),
  },
  extraReducers: (build) => {
    build
      .addCase(signedOut, ended)
      .addCase(refused, ended)
      .addCase(signedIn, ended)
      .addCase(changedElsewhere, (state, { payload }) => (payload.user === null ? ended() : state));
  },
});
export const { keptRead, received, dayChanged, connectionLost, ticked, settled } = atSeaSlice.actions;
