import type { StoreEnvironment } from '../api';

/**
 * Actions of this tab on bookings, so that the resulting events are not announced to the user who caused them. Kept for
 * each store; an action is removed when its event has arrived, or when it cannot arrive any more.
 */
type OwnAction =
  | 'BOOKED'
  | 'EDITED'
  | 'MOVED'
  | 'PAID'
  | 'UNPAID'
  | 'CANCELLED'
  | 'DELETED'
  | 'REFUNDED'
  | 'UNREFUNDED'
  | 'GUEST_MEMO'
  | 'EXTENDED'
  | 'CALLED'
  | 'UNCALLED'
  | 'BOARDED'
  | 'UNBOARDED';
/** The times of each action, by store. */
const actionsOf = new WeakMap<object, Map<string, number[]>>();
const keyOf = (action: string, guestId: number): string => `${action} ${guestId}`;

/**
 * After a reconnection missed events arrive, including those of own actions; an event later than this is from another
 * device.
 */
const KEPT_MS = 10 * 60_000;
const timeOf = (owner: object): number => (owner as Partial<StoreEnvironment>).clock?.now().getTime() ?? 0;

const pressed = (owner: object, key: string): number[] => {
  const since = timeOf(owner) - KEPT_MS;
  return (actionsOf.get(owner)?.get(key) ?? []).filter((at) => at >= since);
};
const keep = (owner: object, key: string, times: number[]): void => {
  actionsOf.set(owner, new Map(actionsOf.get(owner)).set(key, times));
};

interface Started {
  extra: unknown;
  queryFulfilled: Promise<{ data: unknown }>;
  dispatch: (action: never) => unknown;
}

/**
 * For the `onQueryStarted` of a mutation of several bookings: registered before the response, because the events may
 * arrive earlier.
 */
export const trackOwnActions =
  <Arg>(action: OwnAction, guestIdsOf: (arg: Arg) => readonly number[], then?: (answer: unknown) => unknown) =>
  async (arg: Arg, { extra, queryFulfilled, dispatch }: Started): Promise<void> => {
    const owner = extra as object;
    const keys = guestIdsOf(arg).map((id) => keyOf(action, id));
    for (const key of keys) keep(owner, key, [...pressed(owner, key), timeOf(owner)]);
    try {
      const { data } = await queryFulfilled;
      if (then) dispatch(then(data) as never);
    } catch {
      // A refused action causes no event.
      for (const key of keys) keep(owner, key, pressed(owner, key).slice(1));
    }
  };

/** Like `trackOwnActions`, for one booking. */
export const trackOwnAction = <Arg>(
  action: OwnAction,
  guestIdOf: (arg: Arg) => number,
  then?: (answer: unknown) => unknown,
) => trackOwnActions<Arg>(action, (arg) => [guestIdOf(arg)], then);

/**
 * For the `onQueryStarted` of a mutation that adds a booking: its id is known from the response. The event is not
 * handled before, because it waits for the mutation (features/operator/live/liveListener).
 */
export const trackOwnBooking = async (
  _arg: unknown,
  { extra, queryFulfilled }: { extra: unknown; queryFulfilled: Promise<{ data: { id: number } }> },
): Promise<void> => {
  try {
    const { data } = await queryFulfilled;
    const owner = extra as object;
    keep(owner, keyOf('BOOKED' satisfies OwnAction, data.id), [timeOf(owner)]);
  } catch {
    // A refused booking causes no event.
  }
};

/**
 * A thunk: forgets all own actions. Their events will not be sent again, and must not hide the same actions of others.
 */
export const forgetOwnActions =
  () =>
  (_dispatch: unknown, _getState: unknown, extra: unknown): void =>
    void actionsOf.delete(extra as object);

/** A thunk: whether this tab has caused an event. Removes the action, so call it once for each event. */
export const takeOwnAction =
  (action: string, guestId: number) =>
  (_dispatch: unknown, _getState: unknown, extra: unknown): boolean => {
    const key = keyOf(action, guestId);
    const [first, ...rest] = pressed(extra as object, key);
    if (first !== undefined) keep(extra as object, key, rest);
    return first !== undefined;
  };
