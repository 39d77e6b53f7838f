import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** @type {(name: string) => string | undefined} */
const onPath = (name) =>
  (process.env.PATH ?? '')
    .split(path.delimiter)
    .map((folder) => path.join(folder, name))
    .find((file) => existsSync(file));

/** Debian's folder has the machine's name in it. */
const webkitFolders = () =>
  ['/usr/lib', '/usr/libexec', ...readdirSync('/usr/lib').map((name) => path.join('/usr/lib', name))].flatMap(
    (folder) => ['webkit2gtk-4.1', 'webkit2gtk-4.0', 'webkitgtk-6.0'].map((name) => path.join(folder, name)),
  );

export const geckoPath = () => onPath('firefox-esr') ?? onPath('firefox');

/** Null if one of them is not installed. */
export const webkitPaths = () => {
  const folders = process.platform === 'linux' ? webkitFolders() : [];
  const browser = folders.map((folder) => path.join(folder, 'MiniBrowser')).find((file) => existsSync(file));
  const driver = onPath('WebKitWebDriver');
  const screen = onPath('Xvfb');
  return browser && driver && screen ? { browser, driver, screen } : null;
};

export const missingEngines = () => [
  ...(webkitPaths() ? [] : [{ project: 'webkit', title: 'WebKit', packages: ['webkit2gtk-driver', 'xvfb'] }]),
  ...(geckoPath() ? [] : [{ project: 'gecko', title: 'Gecko(Firefox)', packages: ['firefox-esr'] }]),
];
