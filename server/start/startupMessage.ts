import { networkInterfaces } from 'node:os';
import { PAGES } from '#contract/paths';
import { started } from '#copy/server';
import type { Administrator } from '#server/auth/administrator';
import { shownPlace } from '#server/db/place';
import type { Settings } from '#server/environment';

const isWildcard = (host: string): boolean => host === '0.0.0.0' || host === '::';

/** `localhost` for a wildcard host. */
export const siteAddress = (host: string, port: number): string => {
  const name = isWildcard(host) ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${port}`;
};

/** None if the site listens on this machine alone. */
const networkAddresses = (host: string, port: number, interfaces: ReturnType<typeof networkInterfaces>): string[] =>
  isWildcard(host)
    ? Object.values(interfaces)
        .flatMap((each) => each ?? [])
        .filter(({ family, internal }) => family === 'IPv4' && !internal)
        .map(({ address }) => siteAddress(address, port))
    : [];

const passwordLine = (administrator: Administrator): string => {
  if (administrator.password === 'generated') return started.generated(administrator.value);
  return administrator.password === 'kept' ? started.kept(administrator.userid) : started.chosen;
};

export const startupMessage = (
  { host, database, frozenAt, production }: Pick<Settings, 'host' | 'database' | 'frozenAt' | 'production'>,
  { port, administrator, demo }: { port: number; administrator: Administrator; demo: boolean },
  interfaces: () => ReturnType<typeof networkInterfaces> = networkInterfaces,
): string[] => {
  const address = siteAddress(host, port);
  // In production people use a proxy.
  const others = production ? [] : networkAddresses(host, port, interfaces());
  return [
    started.title,
    started.address(address),
    ...(others.length > 0 ? [started.network(others.join(', '))] : []),
    started.admin(`${address}${PAGES.admin}`),
    started.userid(administrator.userid),
    passwordLine(administrator),
    started.data(shownPlace(database)),
    ...(demo ? [started.demo] : []),
    ...(frozenAt ? [started.frozen(frozenAt.toISOString())] : []),
  ];
};
