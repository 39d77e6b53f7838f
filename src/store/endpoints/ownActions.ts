/**
 * What this tab is doing to bookings, so that the event that comes back is not told to the person who caused it. Kept by
 * store; an act is forgotten once its event was seen, or cannot come any more.
 */
type Act = 'EDITED' | 'PAID' | 'CANCELLED' | 'DELETED' | 'REFUNDED';
const actsOf = new WeakMap<object, Map<string, number>>();
const keyOf = (act: string, guestId: number): string => `${act} ${guestId}`;

const count = (owner: object, key: string, change: number): void => {
  const acts = actsOf.get(owner) ?? new Map<string, number>();
  const left = (acts.get(key) ?? 0) + change;
  if (left > 0) acts.set(key, left);
  else acts.delete(key);
  actsOf.set(owner, acts);
};

/** For a mutation's `onQueryStarted`: the act counts from the press on, because its event may be here before the answer. */
export const ownAct =
  <Arg>(act: Act, guestIdOf: (arg: Arg) => number) =>
  async (arg: Arg, { extra, queryFulfilled }: { extra: unknown; queryFulfilled: Promise<unknown> }): Promise<void> => {
    const owner = extra as object;
    const key = keyOf(act, guestIdOf(arg));
    count(owner, key, 1);
    // What was refused brings no event.
    await queryFulfilled.catch(() => count(owner, key, -1));
  };

/** A thunk: the line begins anew. Events of before are not told again, and must not wait for somebody else's act. */
export const forgetOwnActs =
  () =>
  (_dispatch: unknown, _getState: unknown, extra: unknown): void =>
    void actsOf.delete(extra as object);

/** A thunk: whether this tab did it. Asked once an event. */
export const takeOwnAct =
  (act: string, guestId: number) =>
  (_dispatch: unknown, _getState: unknown, extra: unknown): boolean => {
    const key = keyOf(act, guestId);
    const own = (actsOf.get(extra as object)?.get(key) ?? 0) > 0;
    if (own) count(extra as object, key, -1);
    return own;
  };
