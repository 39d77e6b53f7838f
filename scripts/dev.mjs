/** `npm run dev`: Vite and the server side by side, both reloading. When one ends, so does the other. */
import { spawn } from 'node:child_process';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
const start = (...args) =>
  spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'development' },
    stdio: ['ignore', 'inherit', 'inherit'],
  });

const children = [
  start('node_modules/tsx/dist/cli.mjs', 'watch', '--clear-screen=false', 'server/main.ts'),
  start('node_modules/vite/bin/vite.js', '--clearScreen', 'false'),
];
const stopAll = (signal) => children.forEach((child) => child.exitCode === null && child.kill(signal));

for (const child of children)
  child.once('exit', (code) => {
    process.exitCode ??= code ?? 0;
    stopAll('SIGTERM');
  });
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => stopAll(signal));
