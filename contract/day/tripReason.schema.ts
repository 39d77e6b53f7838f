import { z } from 'zod';
import { TRIP_REASONS } from './tripReasons';

export const tripReasonSchema = z.enum(TRIP_REASONS);
export type TripReason = z.infer<typeof tripReasonSchema>;
