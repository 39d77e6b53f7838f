import { z } from 'zod';
import { dayDateSchema } from '../day/day.schema';

export const statsQuerySchema = z.object({
  year: z.coerce.number().int().min(2000).max(2100),
  month: z.coerce.number().int().min(1).max(12).optional(),
});
export type StatsQuery = z.infer<typeof statsQuerySchema>;

const count = z.number().int().min(0);

/** `key` is the weekday (1 is Monday), the fish, or the tide phase; empty if there is none. */
export const statsRowSchema = z.object({ key: z.string(), days: count, offered: count, sold: count });
export type StatsRow = z.infer<typeof statsRowSchema>;

/** Amounts are in 10,000 won. Contains no personal data. */
export const figuresSchema = z.object({
  from: dayDateSchema,
  until: dayDateSchema,
  /** Days that sailed with passengers, were lost to the weather, or were cancelled for another reason. */
  days: z.object({ sailed: count, weather: count, cancelled: count }),
  /** Seats of the days that could be booked. */
  seats: z.object({ offered: count, sold: count }),
  /**
   * Paid deposits and fares of active bookings; `kept` is the share of payments not refunded after a cancellation or a
   * change.
   */
  money: z.object({ deposits: z.number().min(0), fares: z.number().min(0), kept: z.number().min(0) }),
  /** Bookings cancelled one by one, not with their trip. `days` is the group's minimum of days before the trip. */
  cancellations: z.object({
    bookings: count,
    people: count,
    byNotice: z.array(z.object({ days: count, bookings: count })),
  }),
  byWeekday: z.array(statsRowSchema),
  byFish: z.array(statsRowSchema),
  byTide: z.array(statsRowSchema),
});
export type Figures = z.infer<typeof figuresSchema>;

/**
 * `GET /api/manage/stats`: a month or a year up to today, and the same days of the year before. Today's trip is counted
 * once it has departed. The figures survive the erasure of personal data.
 */
export const statsSchema = z.object({ now: figuresSchema, before: figuresSchema });
export type Stats = z.infer<typeof statsSchema>;
