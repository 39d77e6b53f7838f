import { QueryStatus } from '@reduxjs/toolkit/query';
import type { ReserveDay } from '../../../../contract/day/day.schema';
import type { SeatsOfDay } from '../../../../contract/live/seats.schema';
import { readShown } from '../../../store/api';
import { configApi } from '../../../store/endpoints/config';
import { daysApi } from '../../../store/endpoints/days';

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

/** The answers about days, by their keys: shown, kept, or on their way. */
export const dayAnswers = (state: unknown): [string, Answer][] => {
  const { queries } = (state as { api: { queries: Record<string, Answer | undefined> } }).api;
  return Object.entries(queries).filter(
    (entry): entry is [string, Answer] => entry[1] !== undefined && ENDPOINTS.includes(entry[1].endpointName ?? ''),
  );
};

/** A thunk: the days that have been read, each as the latest answer has it last. */
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
/** A thunk: reads an answer, and if it is on its way, again after it: what comes may be older than what has arrived. */
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

/**
 * A thunk: reads the store's facts and its policy again if they were read: what a form asks for, and the account that
 * deposits are paid to.
 */
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

/** A thunk: reads the days on the screen. What is on its way is read again after it. */
export const readDays =
  () =>
  (dispatch: Dispatch, getState: () => unknown): void => {
    for (const [, answer] of dayAnswers(getState()))
      if (answer.status === QueryStatus.pending) dispatch(readAfter(answer));
    dispatch(readShown());
  };

/** A thunk: puts seats that have arrived into every answer that has their day. */
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
