import { z } from 'zod';
import { TRIP_REASONS } from './tripReasons';

/** Why a trip does not sail. */
export const tripReasonSchema = z.enum(TRIP_REASONS);
export type TripReason = z.infer<typeof tripReasonSchema>;
