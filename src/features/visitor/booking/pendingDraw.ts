import type { Collected } from '#contract/day/draw.schema';
import { matchesSchema } from '#contract/validator.rules';
import { collectedValidator } from '#contract/validators/draw';
import { withStorage } from '#src/features/visitor/drafts/browserStorage';

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
  try {
    const stored: unknown = JSON.parse(withStorage((storage) => storage.getItem(nameOf(dayId))) ?? 'null');
    if (typeof stored !== 'object' || stored === null) return null;
    const { key, place } = stored as Record<string, unknown>;
    return typeof key === 'string'
      ? { key, place: matchesSchema(collectedValidator, place) ? (place as Collected) : null }
      : null;
  } catch {
    return null;
  }
};

export const savePendingDraw = (dayId: string, pending: PendingDraw): void =>
  void withStorage((storage) => storage.setItem(nameOf(dayId), JSON.stringify(pending)));

export const forgetPendingDraw = (dayId: string): void =>
  void withStorage((storage) => storage.removeItem(nameOf(dayId)));
