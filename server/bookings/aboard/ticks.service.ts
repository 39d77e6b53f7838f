import type { Mark, SendTicks, Tick, TickOutcome, TickOutcomes } from '#contract/boarding/boarding.schema';
import { placesOf } from '#contract/boarding/boarding.rules';
import type { Context } from '#server/context';
import { AppError } from '#server/errors';
import type { Operator } from '#server/history/recordChange';
import { act } from '../act.service';
import { guestActions } from '../change/actions.service';
import { hasTick, insertTick, placesTickedAfter } from './ticks.repository';

const ACTIONS = {
  BOARDED: guestActions.board,
  UNBOARDED: guestActions.unboard,
  CALLED: guestActions.call,
  UNCALLED: guestActions.uncall,
} satisfies Record<Mark, unknown>;

type Received = Exclude<TickOutcome['outcome'], 'REFUSED'>;

/** The phone's clock may be ahead. In the stored format, for comparison. */
const notLater = (at: string, now: Date): string => new Date(Math.min(Date.parse(at), now.getTime())).toISOString();

/** Locks the booking. A repeated or outdated tick changes nothing. A tick for another trip is refused. */
const receive = async (context: Context, sent: Tick, actor: Operator): Promise<Received> => {
  const { key, guestId, mark, place } = sent;
  const at = notLater(sent.at, context.clock());
  const action = ACTIONS[mark];
  let outcome: Received = 'DONE';
  let isNew = true;
  let places: readonly number[] = [];
  let isOfAnotherTrip = false;
  let isNobody = false;
  await act(
    context,
    {
      find: async (needs, db, input) => {
        const booking = await action.find(needs, db, input);
        const isRepeated = await hasTick(db, key);
        const later = await placesTickedAfter(db, { guestId, mark, at });
        const all = placesOf(booking.guest);
        places = (place === undefined ? all : [place]).filter((one) => !later.includes(one));
        const isOlder = !isRepeated && (later.includes(null) || places.length === 0);
        if (isOlder) outcome = 'LATER_KNOWN';
        isNew = !isRepeated && !isOlder;
        isOfAnotherTrip = sent.date !== undefined && sent.date !== booking.day.date;
        isNobody = place !== undefined && !all.includes(place);
        return booking;
      },
      refusal: (booking, input, needs) => {
        if (!isNew) return null;
        return isOfAnotherTrip || isNobody ? new AppError('CONFLICT') : action.refusal(booking, input, needs);
      },
      effects: (booking, input, needs) => {
        const effects = isNew ? action.effects(booking, { ...input, places }, needs) : { unchanged: booking };
        if ('unchanged' in effects) return effects;
        return {
          ...effects,
          write: async (db, day) => {
            await insertTick(db, { key, guestId, mark, at, ...(place !== undefined && { place }) });
            return effects.write(db, day);
          },
        };
      },
    },
    { id: guestId, at, places },
    actor,
  );
  return outcome;
};

/** Retries are safe: each tick counts once. A refused tick does not stop the others. */
export const receiveTicks = async (context: Context, { ticks }: SendTicks, actor: Operator): Promise<TickOutcomes> => {
  const outcomes: TickOutcome[] = [];
  for (const tick of ticks)
    try {
      outcomes.push({ key: tick.key, outcome: await receive(context, tick, actor), code: null });
    } catch (error) {
      const code = error instanceof AppError ? (error as AppError).code : null;
      if (code !== 'NOT_FOUND' && code !== 'CONFLICT') throw error;
      outcomes.push({ key: tick.key, outcome: 'REFUSED', code });
    }
  return { outcomes };
};
