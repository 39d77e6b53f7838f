import { z } from 'zod';

/**
 * `GET /api/manage/config/calendar`: the secret address to which the operator's phone subscribes, and since when (ISO
 * 8601, UTC) it exists; both null if it is off. After a change of the server's secret only `url` is null: subscriptions
 * keep working, but the address cannot be shown.
 */
export const calendarFeedSchema = z.object({ url: z.string().nullable(), since: z.iso.datetime().nullable() });
export type CalendarFeed = z.infer<typeof calendarFeedSchema>;
