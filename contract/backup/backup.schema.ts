import { z } from 'zod';

const instant = z.iso.datetime();

/**
 * Part of `GET /api/manage/attention`. `doneAt` is the time of the last successful backup; it contains every booking
 * acknowledged before.
 */
export const backupSchema = z.discriminatedUnion('state', [
  /** `BACKUP_DIR` is not set. */
  z.object({ state: z.literal('off') }),
  z.object({ state: z.literal('done'), doneAt: instant, bookings: z.number().int().min(0) }),
  /** Last night's backup is missing for an unknown reason. */
  z.object({ state: z.literal('missed'), doneAt: instant.nullable() }),
  /** `reason` is a line in Korean. */
  z.object({ state: z.literal('failed'), failedAt: instant, reason: z.string(), doneAt: instant.nullable() }),
]);
export type Backup = z.infer<typeof backupSchema>;
