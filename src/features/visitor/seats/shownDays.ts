import { QueryStatus } from '@reduxjs/toolkit/query';
import type { ReserveDay } from '#contract/day/day.schema';
import type { SeatsOfDay } from '#contract/live/seats.schema';
import { readShown } from '#src/store/api';
import { configApi } from '#src/store/endpoints/config';
import { daysApi } from '#src/store/endpoints/days';

type Dispatch = (action: unknown) => unknown;
interface Answer {
  endpointName?: string;
  originalArgs?: unknown;
  status: QueryStatus;
  data?: unknown;
  fulfilledTimeStamp?: number;
}
type Endpoint = 'getDayList' | 'getDay' | 'getDayByDate';
const ENDPOINTS: readonly string[] = ['getDayList', 'getDay', 'getDayByDate'] satisfies Endpoint[];

export const dayAnswers = (state: unknown): [string, Answer][] => {
  const { queries } = (state as { api: { queries: Record<string, Answer | undefined> } }).api;
  return Object.entries(queries).filter(
    (entry): entry is [string, Answer] => entry[1] !== undefined && ENDPOINTS.includes(entry[1].endpointName ?? ''),
  );
};

export const knownDays =
  () =>
  (_: Dispatch, getState: () => unknown): ReserveDay[] =>
    dayAnswers(getState())
      .map(([, answer]) => answer)
      .sort((one, other) => (one.fulfilledTimeStamp ?? 0) - (other.fulfilledTimeStamp ?? 0))
      .flatMap(({ data }) => (data ?? []) as ReserveDay | ReserveDay[]);

const readAgain = ({ endpointName, originalArgs }: Answer) =>
  daysApi.endpoints[endpointName as 'getDayList'].initiate(originalArgs as never, {
    forceRefetch: true,
    subscribe: false,
  });
/** A running request may be older than what has arrived: refetches after it. */
const readAfter =
  (answer: Answer) =>
  (dispatch: Dispatch): void => {
    const running = dispatch(
      daysApi.util.getRunningQueryThunk(answer.endpointName as 'getDayList', answer.originalArgs as never),
    ) as PromiseLike<unknown> | undefined;
    if (running) void Promise.resolve(running).then(() => dispatch(readAgain(answer)));
    else dispatch(readAgain(answer));
  };

const SETTINGS: readonly string[] = ['getConfigInfo', 'getConfigLogic'] satisfies (keyof typeof configApi.endpoints)[];

/** Only if they were read: a form asks for a password by the policy, and deposits go to the account. */
export const readSettings =
  () =>
  (dispatch: Dispatch, getState: () => unknown): void => {
    const { queries } = (getState() as { api: { queries: Record<string, Answer | undefined> } }).api;
    for (const answer of Object.values(queries))
      if (answer && SETTINGS.includes(answer.endpointName ?? ''))
        dispatch(
          configApi.endpoints[answer.endpointName as 'getConfigLogic'].initiate(undefined, {
            forceRefetch: true,
            subscribe: false,
          }),
        );
  };

export const readDays =
  () =>
  (dispatch: Dispatch, getState: () => unknown): void => {
    for (const [, answer] of dayAnswers(getState()))
      if (answer.status === QueryStatus.pending) dispatch(readAfter(answer));
    dispatch(readShown());
  };

export const putSeats =
  (arrived: readonly SeatsOfDay[]) =>
  (dispatch: Dispatch, getState: () => unknown): void => {
    const seats = new Map(arrived.map((day) => [day.id, day]));
    const put = (day: ReserveDay): void => void Object.assign(day, seats.get(day.id));
    for (const [, answer] of dayAnswers(getState())) {
      const change = (data: ReserveDay | ReserveDay[]) => (Array.isArray(data) ? data.forEach(put) : put(data));
      if (answer.data !== undefined)
        dispatch(
          daysApi.util.updateQueryData(answer.endpointName as 'getDayList', answer.originalArgs as never, change),
        );
      if (answer.status === QueryStatus.pending) dispatch(readAfter(answer));
    }
  };
