import type { FastifyBaseLogger } from 'fastify';
import type { Context } from '../context';
import { clearExpired, erasePersonalData } from './privacy.service';

/**
 * What time alone brings about, at start and every night: personal data that have to go, and what has expired. Each says
 * in the log what it did; one that fails neither keeps the other from it nor the server from running.
 */
export const doTimesWork = async (
  context: Pick<Context, 'db' | 'clock' | 'bus'>,
  log: Pick<FastifyBaseLogger, 'info' | 'error'>,
): Promise<void> => {
  try {
    log.info({ blanked: await erasePersonalData(context) }, 'personal data of past trips');
  } catch (error) {
    log.error({ err: error }, 'personal data of past trips could not be blanked');
  }
  try {
    log.info({ cleared: await clearExpired(context) }, 'what has expired');
  } catch (error) {
    log.error({ err: error }, 'what has expired could not be cleared');
  }
};
