import { QueryStatus } from '@reduxjs/toolkit/query';
import type { ReserveDay } from '#contract/day/day.schema';
import type { SeatsOfDay } from '#contract/live/seats.schema';
import { readShown } from '#src/store/api';
import { configApi } from '#src/store/endpoints/config';
import { daysApi } from '#src/store/endpoints/days';
import { fresh } from '#src/store/hooks';

type Dispatch = (action: unknown) => unknown;
interface Query {
  endpointName?: string;
  originalArgs?: unknown;
  status: QueryStatus;
  data?: unknown;
  fulfilledTimeStamp?: number;
}
type Endpoint = 'getDayList' | 'getDay' | 'getDayByDate';
const ENDPOINTS: readonly string[] = ['getDayList', 'getDay', 'getDayByDate'] satisfies Endpoint[];

export const dayQueries = (state: unknown): [string, Query][] => {
  const { queries } = (state as { api: { queries: Record<string, Query | undefined> } }).api;
  return Object.entries(queries).filter(
    (entry): entry is [string, Query] => entry[1] !== undefined && ENDPOINTS.includes(entry[1].endpointName ?? ''),
  );
};

export const knownDays =
  () =>
  (_: Dispatch, getState: () => unknown): ReserveDay[] =>
    dayQueries(getState())
      .map(([, query]) => query)
      .sort((one, other) => (one.fulfilledTimeStamp ?? 0) - (other.fulfilledTimeStamp ?? 0))
      .flatMap(({ data }) => (data ?? []) as ReserveDay | ReserveDay[]);

const readAgain = ({ endpointName, originalArgs }: Query) =>
  daysApi.endpoints[endpointName as 'getDayList'].initiate(originalArgs as never, fresh);
/** A running request may be older than the event, so another one follows it. */
const readAfter =
  (query: Query) =>
  (dispatch: Dispatch): void => {
    const running = dispatch(
      daysApi.util.getRunningQueryThunk(query.endpointName as 'getDayList', query.originalArgs as never),
    ) as PromiseLike<unknown> | undefined;
    if (running) void Promise.resolve(running).then(() => dispatch(readAgain(query)));
    else dispatch(readAgain(query));
  };

const SETTINGS: readonly string[] = ['getConfigInfo', 'getConfigLogic'] satisfies (keyof typeof configApi.endpoints)[];

/**
 * Refetches the settings if they are loaded: the policy decides whether forms ask for a password, and the account
 * receives the deposits.
 */
export const readSettings =
  () =>
  (dispatch: Dispatch, getState: () => unknown): void => {
    const { queries } = (getState() as { api: { queries: Record<string, Query | undefined> } }).api;
    for (const query of Object.values(queries))
      if (query && SETTINGS.includes(query.endpointName ?? ''))
        dispatch(configApi.endpoints[query.endpointName as 'getConfigLogic'].initiate(undefined, fresh));
  };

export const readDays =
  () =>
  (dispatch: Dispatch, getState: () => unknown): void => {
    for (const [, query] of dayQueries(getState()))
      if (query.status === QueryStatus.pending) dispatch(readAfter(query));
    dispatch(readShown());
  };

export const putSeats =
  (arrived: readonly SeatsOfDay[]) =>
  (dispatch: Dispatch, getState: () => unknown): void => {
    const seats = new Map(arrived.map((day) => [day.id, day]));
    const put = (day: ReserveDay): void => void Object.assign(day, seats.get(day.id));
    for (const [, query] of dayQueries(getState())) {
      const change = (data: ReserveDay | ReserveDay[]) => (Array.isArray(data) ? data.forEach(put) : put(data));
      if (query.data !== undefined)
        dispatch(daysApi.util.updateQueryData(query.endpointName as 'getDayList', query.originalArgs as never, change));
      if (query.status === QueryStatus.pending) dispatch(readAfter(query));
    }
  };
