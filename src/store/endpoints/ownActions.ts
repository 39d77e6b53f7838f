import type { StoreEnvironment } from '../api';

/**
 * What this tab is doing to bookings, so that the event that comes back is not told to the person who caused it. Kept by
 * store; an act is forgotten once its event was seen, or cannot come any more.
 */
type Act = 'EDITED' | 'PAID' | 'UNPAID' | 'CANCELLED' | 'DELETED' | 'REFUNDED' | 'UNREFUNDED' | 'GUEST_MEMO';
/** When each was pressed. */
const actsOf = new WeakMap<object, Map<string, number[]>>();
const keyOf = (act: string, guestId: number): string => `${act} ${guestId}`;

/** A line that was lost tells what it missed, one's own acts too; later than this it is somebody else's. */
const KEPT_MS = 10 * 60_000;
const timeOf = (owner: object): number => (owner as Partial<StoreEnvironment>).clock?.now().getTime() ?? 0;

const pressed = (owner: object, key: string): number[] => {
  const since = timeOf(owner) - KEPT_MS;
  return (actsOf.get(owner)?.get(key) ?? []).filter((at) => at >= since);
};
const keep = (owner: object, key: string, times: number[]): void => {
  actsOf.set(owner, new Map(actsOf.get(owner)).set(key, times));
};

interface Started {
  extra: unknown;
  queryFulfilled: Promise<{ data: unknown }>;
  dispatch: (action: never) => unknown;
}

/** For a mutation's `onQueryStarted`: the act counts from the press on, because its event may be here before the answer. */
export const ownAct =
  <Arg>(act: Act, guestIdOf: (arg: Arg) => number, then?: (answer: unknown) => unknown) =>
  async (arg: Arg, { extra, queryFulfilled, dispatch }: Started): Promise<void> => {
    const owner = extra as object;
    const key = keyOf(act, guestIdOf(arg));
    keep(owner, key, [...pressed(owner, key), timeOf(owner)]);
    try {
      const { data } = await queryFulfilled;
      if (then) dispatch(then(data) as never);
    } catch {
      // What was refused brings no event.
      keep(owner, key, pressed(owner, key).slice(1));
    }
  };

/** A thunk: events of before are not told again, and must not wait for somebody else's act. */
export const forgetOwnActs =
  () =>
  (_dispatch: unknown, _getState: unknown, extra: unknown): void =>
    void actsOf.delete(extra as object);

/** A thunk: whether this tab did it. Asked once an event. */
export const takeOwnAct =
  (act: string, guestId: number) =>
  (_dispatch: unknown, _getState: unknown, extra: unknown): boolean => {
    const key = keyOf(act, guestId);
    const [first, ...rest] = pressed(extra as object, key);
    if (first !== undefined) keep(extra as object, key, rest);
    return first !== undefined;
  };
