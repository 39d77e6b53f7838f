import type { Collected } from '#contract/day/draw.schema';
import { matchesSchema } from '#contract/validator.rules';
import { collectedValidator } from '#contract/validators/draw';
import { readStored, writeStored } from '#src/features/visitor/drafts/browserStorage';

/**
 * The idempotency key proves the request; `place` is null until the response arrives. No personal data (docs/decisions/0021).
 */
export interface PendingDraw {
  key: string;
  place: Collected | null;
}

const nameOf = (dayId: string): string => `booking-draw-${dayId}`;

/** Null if this tab has seen the outcome. */
export const readPendingDraw = (dayId: string): PendingDraw | null => {
  const { key, place } = (readStored(nameOf(dayId)) ?? {}) as Record<string, unknown>;
  if (typeof key !== 'string') return null;
  return { key, place: matchesSchema(collectedValidator, place) ? (place as Collected) : null };
};

export const savePendingDraw = (dayId: string, pending: PendingDraw): void => writeStored(nameOf(dayId), pending);

export const forgetPendingDraw = (dayId: string): void => writeStored(nameOf(dayId), null);
