import { randomUUID } from 'node:crypto';
import { BOARDING_API } from '#contract/boarding/boarding.paths';
import type { Mark } from '#contract/boarding/boarding.schema';
import type { Guest } from '#contract/booking/guest.schema';
import type { Site } from './site';

/** At the time of the site's clock. */
export const tickOn = async (site: Site, { id }: Guest, mark: Mark, place?: number): Promise<void> => {
  // A tick from the future counts as made now.
  const tick = { key: randomUUID(), guestId: id, mark, at: '9999-01-01T00:00:00.000Z', place };
  await site.post(BOARDING_API.sendTicks, { ticks: [tick] }, await site.operator());
};
