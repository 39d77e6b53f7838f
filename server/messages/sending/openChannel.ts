import type { FastifyBaseLogger } from 'fastify';
import type { Context } from '#server/context';
import type { Channel } from '../channel';
import type { ChannelSettings } from './channelSettings';
import { logChannel } from './logChannel';
import { solapiChannel } from './solapiChannel';
import { webhookChannel } from './webhookChannel';

export const openChannel = (
  settings: ChannelSettings,
  clock: Context['clock'],
  log: Pick<FastifyBaseLogger, 'info'>,
): Channel => {
  switch (settings.channel) {
    case 'solapi':
      return solapiChannel(settings.solapi, clock);
    case 'webhook':
      return webhookChannel(settings.webhook, clock);
    case 'log':
      return logChannel(log);
  }
};
