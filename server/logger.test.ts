import Fastify from 'fastify';
import { openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bufferedOutput, loggerOptions } from './logger';
import { removeFolders, tempFolder } from './testing/folders';

afterEach(removeFolders);

it('모아 쓰는 기록도 경고와 오류는 앞선 줄과 함께 바로 쓰인다', () => {
  const file = join(tempFolder(), 'log');
  const output = bufferedOutput(openSync(file, 'a'));
  const { log } = Fastify({ logger: loggerOptions('info', output) });
  const written = () =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => (JSON.parse(line) as { msg: string }).msg);
  log.info('answered');
  log.error('failed');
  expect(written()).toEqual(['answered', 'failed']);
  log.warn('lost');
  expect(written()).toEqual(['answered', 'failed', 'lost']);
  log.info('last');
  output.flushSync();
  expect(written().at(-1)).toBe('last');
  output.end();
});
