import { PAGES } from '../../contract/paths';
import { started } from '../../copy/server';
import type { Administrator } from '../auth/administrator';
import { shownPlace } from '../db/place';
import type { Settings } from '../settings';

/** The address to open in a browser: `localhost` for a wildcard host. */
export const siteAddress = (host: string, port: number): string => {
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${port}`;
};

const passwordLine = (administrator: Administrator): string =>
  administrator.password === 'generated' ? started.generated(administrator.value) : started[administrator.password];

/** The lines printed at start: the address, the login, the location of the data. */
export const greeting = (
  { host, database, frozenAt }: Pick<Settings, 'host' | 'database' | 'frozenAt'>,
  { port, administrator, demo }: { port: number; administrator: Administrator; demo: boolean },
): string[] => {
  const address = siteAddress(host, port);
  return [
    started.title,
    started.address(address),
    started.admin(`${address}${PAGES.admin}`),
    started.userid(administrator.userid),
    passwordLine(administrator),
    started.data(shownPlace(database)),
    ...(demo ? [started.demo] : []),
    ...(frozenAt ? [started.frozen(frozenAt.toISOString())] : []),
  ];
};
