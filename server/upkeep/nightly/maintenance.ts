import type { FastifyBaseLogger } from 'fastify';
import { resealManifests } from '#server/bookings/manifest/reseal.service';
import { clearPictures } from '#server/content/catch/catch.service';
import type { Context } from '#server/context';
import { refreshStatistics } from './privacy.repository';
import { clearExpired, erasePersonalData } from './privacy.service';

/**
 * At start and every night: erases due personal data, encrypts passenger lists with the current secret, deletes expired
 * records and unused photographs, and refreshes the database's statistics. A failed task stops neither the others nor
 * the server.
 */
export const runMaintenance = async (
  context: Pick<Context, 'db' | 'clock' | 'bus' | 'keys'>,
  log: Pick<FastifyBaseLogger, 'info' | 'error'>,
): Promise<void> => {
  try {
    log.info({ blanked: await erasePersonalData(context) }, 'personal data of past trips');
  } catch (error) {
    log.error({ err: error }, 'personal data of past trips could not be blanked');
  }
  try {
    await resealManifests(context);
  } catch (error) {
    log.error({ err: error }, 'passenger lists could not be encrypted again');
  }
  try {
    log.info({ cleared: await clearExpired(context) }, 'what has expired');
  } catch (error) {
    log.error({ err: error }, 'what has expired could not be cleared');
  }
  try {
    await clearPictures(context);
  } catch (error) {
    log.error({ err: error }, 'unused photographs could not be deleted');
  }
  try {
    await refreshStatistics(context.db);
  } catch (error) {
    log.error({ err: error }, 'the statistics of the database could not be refreshed');
  }
};
