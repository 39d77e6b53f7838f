import { spawn } from 'node:child_process';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
const start = (/** @type {string[]} */ ...args) =>
  spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'development' },
    stdio: ['ignore', 'inherit', 'inherit'],
  });

console.log(
  '[개발] 고치는 화면은 http://127.0.0.1:5173 에서 봅니다. 서버의 주소에는 마지막으로 빌드한 화면이 있습니다.',
);
const children = [
  start('node_modules/tsx/dist/cli.mjs', 'watch', '--clear-screen=false', 'server/main.ts'),
  start('node_modules/vite/bin/vite.js', '--clearScreen', 'false'),
];
const stopAll = (/** @type {NodeJS.Signals} */ signal) =>
  children.forEach((child) => child.exitCode === null && child.kill(signal));

for (const child of children)
  child.once('exit', (code) => {
    process.exitCode ??= code ?? 0;
    stopAll('SIGTERM');
  });
process.on('SIGINT', stopAll);
process.on('SIGTERM', stopAll);
