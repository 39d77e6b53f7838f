import { z } from 'zod';
import { CLOCK, MEET_MAX } from '../time.rules';

/** In Seoul. */
export const clockSchema = z.string().regex(CLOCK);
/** In minutes before departure. */
export const meetSchema = z.number().int().min(0).max(MEET_MAX);
