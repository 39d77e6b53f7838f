import { z } from 'zod';
import { CLOCK, MEET_MAX } from '../time.rules';

/** A time of day in Seoul, `HH:MM`. */
export const clockSchema = z.string().regex(CLOCK);
/** Minutes before departure. */
export const meetSchema = z.number().int().min(0).max(MEET_MAX);
