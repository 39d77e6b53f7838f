import { existsSync } from 'node:fs';
import v8 from 'node:v8';

const built = ['../dist/server/main.js', '../dist/client/index.html'].map((file) => new URL(file, import.meta.url));
if (!built.every((file) => existsSync(file))) {
  console.error('빌드된 파일이 없습니다. 먼저 npm run build 를 실행해 주세요.');
  process.exit(1);
}
process.env.NODE_ENV = 'production';
process.setSourceMapsEnabled(true);
// Otherwise the memory of one burst of bookings would stay in use (docs/decisions/0006).
v8.setFlagsFromString('--heap-growing-percent=20');
await import(new URL('../dist/server/main.js', import.meta.url).href);
