import Fastify from 'fastify';
import { openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bufferedOutput, loggerOptions, pathOf } from './logger';
import { removeFolders, tempFolder } from '#tests/support/server/folders';

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

it('기록을 쓸 수 없어도(디스크가 찼다) 서버는 멈추지 않는다', () => {
  const output = bufferedOutput(openSync('/dev/full', 'w'));
  const { log } = Fastify({ logger: loggerOptions('info', output) });
  for (let count = 0; count < 100; count += 1) log.error('failed');
  output.flushSync();
  output.end();
});

it.each([
  ['/api/manage/guest/0164144276/complete', '/api/manage/guest/…/complete'],
  ['/api/manage/guest/010-1234-5678', '/api/manage/guest/…'],
  ['/api/manage/guest/1010123456/complete', '/api/manage/guest/1010123456/complete'],
  ['/api/calendar/abcdef.ics?tel=01012345678', '/api/calendar/…'],
])('기록하는 주소에는 전화번호도, 달력의 비밀도, 물음표 뒤의 것도 없다: %s', (url, path) => {
  expect(pathOf({ method: 'GET', url })).toEqual({ method: 'GET', path });
});
