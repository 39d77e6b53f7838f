import type { networkInterfaces } from 'node:os';
import { readSettings } from '#server/environment';
import { startupMessage } from './startupMessage';

const known = { netmask: '255.255.255.0', mac: '00:00:00:00:00:00', cidr: null };
const interfaces = (): ReturnType<typeof networkInterfaces> => ({
  lo: [{ ...known, address: '127.0.0.1', family: 'IPv4', internal: true }],
  wlan0: [
    { ...known, address: '192.168.0.7', family: 'IPv4', internal: false },
    { ...known, address: 'fe80::1', family: 'IPv6', internal: false, scopeid: 2 },
  ],
  eth0: [{ ...known, address: '10.0.0.7', family: 'IPv4', internal: false }],
});
const linesFor = (environment: Record<string, string>): string[] =>
  startupMessage(
    readSettings(environment),
    { port: 3000, administrator: { userid: 'admin', password: 'kept' }, demo: false },
    interfaces,
  );
const network = (lines: string[]): string[] => lines.filter((line) => line.includes('같은 망'));

it.each(['0.0.0.0', '::'])('HOST=%s 로 시작하면 같은 망의 휴대폰에서 열 주소를 알려 준다', (HOST) => {
  const lines = linesFor({ HOST });
  expect(lines).toContain('  주소: http://localhost:3000');
  expect(network(lines)).toEqual(['  같은 망의 휴대폰에서: http://192.168.0.7:3000, http://10.0.0.7:3000']);
});

it('이 컴퓨터에서만 열 수 있거나 프록시 뒤의 운영이면 알려 주지 않는다', () => {
  expect(network(linesFor({}))).toEqual([]);
  expect(network(linesFor({ HOST: '0.0.0.0', NODE_ENV: 'production' }))).toEqual([]);
});
