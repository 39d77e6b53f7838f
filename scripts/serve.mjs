/** `npm run serve`: runs the output of `npm run build` in production mode, without building. */
import { existsSync } from 'node:fs';

const built = ['../dist/server/main.js', '../dist/client/index.html'].map((file) => new URL(file, import.meta.url));
if (!built.every((file) => existsSync(file))) {
  console.error('빌드된 파일이 없습니다. 먼저 npm run build 를 실행해 주세요.');
  process.exit(1);
}
process.env.NODE_ENV = 'production';
process.setSourceMapsEnabled(true);
await import(new URL('../dist/server/main.js', import.meta.url).href);
