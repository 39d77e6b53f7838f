import type { Collected } from '../../../../contract/day/draw.schema';
import { fits } from '../../../../contract/shape.rules';
import { collectedShape } from '../../../../contract/shapes/draw';
import { withStorage } from '../base/browserStorage';

/**
 * A request for a day that is drawn, until its outcome has been seen: the idempotency key that proves it, and its place, or
 * null while the answer with the place has not come. Nothing of the person who sent it (docs/adr/0066).
 */
export interface PendingDraw {
  key: string;
  place: Collected | null;
}

const nameOf = (dayId: string): string => `booking-draw-${dayId}`;

/** The request of a day whose outcome this tab has not seen, or null. */
export const readPendingDraw = (dayId: string): PendingDraw | null => {
  try {
    const kept: unknown = JSON.parse(withStorage((storage) => storage.getItem(nameOf(dayId))) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return null;
    const { key, place } = kept as Record<string, unknown>;
    return typeof key === 'string' ? { key, place: fits(collectedShape, place) ? (place as Collected) : null } : null;
  } catch {
    return null;
  }
};

export const keepPendingDraw = (dayId: string, pending: PendingDraw): void =>
  void withStorage((storage) => storage.setItem(nameOf(dayId), JSON.stringify(pending)));

export const forgetPendingDraw = (dayId: string): void =>
  void withStorage((storage) => storage.removeItem(nameOf(dayId)));
