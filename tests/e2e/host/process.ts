/**
 * Runs the sites of end-to-end tests (SiteHost.ts), so that the server's code is loaded once for all of them. Its parent
 * sends `Order`s and gets a `Reply` to each.
 */
import { readChannelSettings } from '#server/messages/sending/channelSettings';
import { readSettings } from '#server/environment';
import { startSite, type RunningSite } from '#server/start';

/** Starts a site with this environment, or closes it without one. */
export type Order = { id: number; environment: Record<string, string> } | { id: number; environment?: undefined };
export interface Reply {
  id: number;
  /** Absent after closing. */
  port?: number;
  failure?: string;
}

const sites = new Map<number, RunningSite>();

const follow = async ({ id, environment }: Order): Promise<Omit<Reply, 'id'>> => {
  if (environment) {
    const site = await startSite({
      settings: readSettings(environment),
      channelSettings: readChannelSettings(environment),
      now: () => new Date(),
      environment,
    });
    sites.set(id, site);
    return { port: site.port };
  }
  const site = sites.get(id);
  sites.delete(id);
  site?.app.server.closeAllConnections();
  await site?.close();
  return {};
};

process.on('message', (order: Order) => {
  follow(order)
    .catch((error: unknown) => ({ failure: error instanceof Error ? (error.stack ?? error.message) : String(error) }))
    .then((reply) => process.send?.({ id: order.id, ...reply } satisfies Reply))
    .catch(() => process.exit(1));
});
process.once('disconnect', () => process.exit(0));
