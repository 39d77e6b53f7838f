import { QueryStatus } from '@reduxjs/toolkit/query';
import type { ReserveDay } from '../../../../contract/day/day.schema';
import type { SeatsOfDay } from '../../../../contract/live/seats.schema';
import { isShown } from '../../../store/api';
import { configApi } from '../../../store/endpoints/config';
import { daysApi } from '../../../store/endpoints/days';

type Dispatch = (action: unknown) => unknown;
interface Answer {
  endpointName?: string;
  originalArgs?: unknown;
  status: QueryStatus;
  data?: unknown;
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

/** A thunk: the days on the screen. */
export const daysOnScreen =
  () =>
  (dispatch: Dispatch, getState: () => unknown): ReserveDay[] =>
    dayAnswers(getState())
      .filter(([key]) => dispatch(isShown(key)))
      .flatMap(([, { data }]) => (data ?? []) as ReserveDay | ReserveDay[]);

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
 * A thunk: reads what the screen shows of the store and of its policy: what a form asks for, and the account that deposits
 * are paid to.
 */
export const readSettings =
  () =>
  (dispatch: Dispatch, getState: () => unknown): void => {
    const { queries } = (getState() as { api: { queries: Record<string, Answer | undefined> } }).api;
    for (const [key, answer] of Object.entries(queries))
      if (answer && SETTINGS.includes(answer.endpointName ?? '') && dispatch(isShown(key)))
        dispatch(
          configApi.endpoints[answer.endpointName as 'getConfigLogic'].initiate(undefined, {
            forceRefetch: true,
            subscribe: false,
          }),
        );
  };

/** A thunk: reads the days on the screen. */
export const readDays =
  () =>
  (dispatch: Dispatch, getState: () => unknown): void => {
    for (const [key, answer] of dayAnswers(getState())) if (dispatch(isShown(key))) dispatch(readAfter(answer));
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
