import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { readSettings } from './environment';

const lineOf = (environment: Record<string, string>): string => {
  try {
    readSettings(environment);
  } catch (error) {
    return (error as Error).message;
  }
  return '';
};

it('아무것도 정하지 않으면 기본값으로 시작한다', () => {
  expect(readSettings({})).toEqual({
    production: false,
    port: 3000,
    host: '127.0.0.1',
    database: { engine: 'sqlite', file: resolve('data/boat.sqlite') },
    adminUserid: 'admin',
    adminPassword: undefined,
    secret: undefined,
    previousSecrets: [],
    demoData: 'on',
    bookingsPerMinute: 600,
    limits: {
      unpaidTripsPerPhone: 2,
      bookingsPerPhoneHour: 30,
      messagesPerPhoneHour: 20,
      addressDayPercent: 75,
      addressSeatPercent: 300,
    },
    backups: { folder: null, days: 3 },
    publicUrl: undefined,
    kakaoMapKey: undefined,
    trustProxy: false,
    apiDocs: true,
    logReads: true,
    frozenAt: undefined,
  });
});

it('백업할 폴더를 정하면 사흘 동안 보관한다', () => {
  expect(readSettings({ BACKUP_DIR: 'backup' }).backups).toEqual({ folder: resolve('backup'), days: 3 });
  expect(readSettings({ BACKUP_DIR: '/backup', BACKUP_DAYS: '7' }).backups).toEqual({ folder: '/backup', days: 7 });
  expect(readSettings({ BACKUP_DAYS: '7' }).backups).toEqual({ folder: null, days: 7 });
});

it('빈 값은 정하지 않은 것과 같다', () => {
  expect(readSettings({ PORT: '', HOST: '', SECRET: '', CLOCK: '', NODE_ENV: '' })).toEqual(readSettings({}));
});

it('정한 값을 읽는다', () => {
  const settings = readSettings({
    PORT: '0',
    HOST: '::',
    DATABASE_URL: 'file:///var/lib/boat/boat.sqlite',
    ADMIN_USERID: '선장',
    ADMIN_PASSWORD: '12345678',
    SECRET: 's'.repeat(32),
    BOOKINGS_PER_MINUTE: '10',
    UNPAID_TRIPS_PER_PHONE: '3',
    ADDRESS_DAY_PERCENT: '40',
    ADDRESS_SEAT_PERCENT: '50',
    CLOCK: '2026-11-20T08:24:00+09:00',
    PUBLIC_URL: 'https://boat.example/',
    KAKAO_MAP_KEY: '0123abc',
  });
  expect(settings).toMatchObject({
    publicUrl: 'https://boat.example',
    kakaoMapKey: '0123abc',
    limits: {
      unpaidTripsPerPhone: 3,
      bookingsPerPhoneHour: 30,
      messagesPerPhoneHour: 20,
      addressDayPercent: 40,
      addressSeatPercent: 50,
    },
    port: 0,
    host: '::',
    database: { engine: 'sqlite', file: '/var/lib/boat/boat.sqlite' },
    adminUserid: '선장',
  });
  expect(settings.frozenAt?.toISOString()).toBe('2026-11-19T23:24:00.000Z');
});

it('운영 환경에서는 정하지 않으면 체험용 자료를 넣지 않는다', () => {
  expect(readSettings({ NODE_ENV: 'production' }).demoData).toBe('off');
  expect(readSettings({ NODE_ENV: 'production', DEMO_DATA: 'on' }).demoData).toBe('on');
  expect(readSettings({ DEMO_DATA: 'off' }).demoData).toBe('off');
});

it('운영 환경에서는 정할 때만 API의 문서를 보여 준다', () => {
  expect(readSettings({ NODE_ENV: 'production' }).apiDocs).toBe(false);
  expect(readSettings({ NODE_ENV: 'production', API_DOCS: 'on' }).apiDocs).toBe(true);
  expect(readSettings({ API_DOCS: 'off' }).apiDocs).toBe(false);
});

it('이전 키는 쉼표로 나누어 여럿 적을 수 있다', () => {
  const one = 's'.repeat(32);
  const other = 't'.repeat(40);
  expect(readSettings({ SECRET_PREVIOUS: `${one}, ${other}` }).previousSecrets).toEqual([one, other]);
});

it('누구나 보는 것을 읽은 줄은 끌 때만 남지 않는다', () => {
  expect(readSettings({ LOG_READS: 'on' }).logReads).toBe(true);
  expect(readSettings({ LOG_READS: 'off' }).logReads).toBe(false);
});

it.each<[string, false | string[]]>([
  ['off', false],
  ['127.0.0.1', ['127.0.0.1']],
  ['10.0.0.0/8, ::1, fd00::/8', ['10.0.0.0/8', '::1', 'fd00::/8']],
])('TRUST_PROXY=%s 는 믿을 프록시이다', (value, trustProxy) => {
  expect(readSettings({ TRUST_PROXY: value }).trustProxy).toEqual(trustProxy);
});

it.each([
  'postgres://boat:pw@db.example:5433/boat',
  'postgresql://boat@localhost/boat?sslmode=verify-full',
  'postgres://boat@localhost/boat?host=/run/postgresql',
  'postgres:///boat?host=/run/postgresql',
])('DATABASE_URL=%s 는 PostgreSQL이다', (url) => {
  expect(readSettings({ DATABASE_URL: url }).database).toEqual({ engine: 'postgres', url });
});

it('PostgreSQL을 쓰는 운영 환경에서는 서버들이 나누어 쓸 열쇠를 정해야 한다', () => {
  const environment = { NODE_ENV: 'production', DATABASE_URL: 'postgres://boat:pw@localhost/boat' };
  expect(lineOf(environment)).toMatch(/^설정 SECRET: PostgreSQL을 쓰는 운영 환경에서는 .*정해야 합니다\.$/);
  expect(lineOf({ ...environment, SECRET: 'a secret of at least thirty-two characters' })).toBe('');
  expect(lineOf({ NODE_ENV: 'production' })).toBe('');
});

it.each(['/var/lib/boat/boat.sqlite', 'file:', 'mysql://boat@localhost/boat'])(
  '운영 환경에서 DATABASE_URL=%s 가 틀렸으면 그것만 말하고, 쓰지도 않는 PostgreSQL의 열쇠를 정하라고 하지 않는다',
  (url) => {
    const line = lineOf({ NODE_ENV: 'production', DATABASE_URL: url });
    expect(line).toMatch(/^설정 DATABASE_URL: /);
    expect(line).not.toContain('SECRET');
  },
);

it.each(['docs/operations.md', 'docs/configuration.ko.md'])(
  '%s에 적힌 예시를 열쇠로 쓰면 운영을 시작하지 않는다',
  (file) => {
    const SECRET = /^export SECRET=(\S+)$/m.exec(readFileSync(file, 'utf8'))?.[1] ?? '';
    expect(SECRET).not.toBe('');
    expect(lineOf({ NODE_ENV: 'production', SECRET })).toMatch(/^설정 SECRET: (?:설명서의 예시|32자 이상)/);
  },
);

it('같은 글자를 되풀이한 서명 키로는 운영하지 않지만, 바꾸기 전의 키로는 함께 받는다', () => {
  const weak = 'sssssssaaaaaaa'.repeat(3);
  const strong = 'a secret of at least thirty-two characters';
  expect(lineOf({ NODE_ENV: 'production', SECRET: weak })).toMatch(/^설정 SECRET: .*서로 다른 글자가 8자 이상/);
  expect(lineOf({ NODE_ENV: 'production', SECRET: strong, SECRET_PREVIOUS: weak })).toBe('');
  expect(lineOf({ SECRET: weak })).toBe('');
});

const DATABASE_REASON =
  "'file:'로 시작하는 파일 경로이거나 'postgres://'로 시작하는 주소여야 합니다. (예: file:data/boat.sqlite, postgres://아이디:비밀번호@주소:5432/데이터베이스)";

describe('틀린 설정', () => {
  it.each([
    ['PORT', 'abc', '0에서 65535 사이의 정수여야 합니다.'],
    ['PORT', '65536', '0에서 65535 사이의 정수여야 합니다.'],
    ['PORT', '-1', '0에서 65535 사이의 정수여야 합니다.'],
    ['PORT', '3000.5', '0에서 65535 사이의 정수여야 합니다.'],
    ['HOST', 'a b', '공백이 없는 주소여야 합니다.'],
    ['ADMIN_USERID', 'a b', '공백 없이 1자 이상 50자 이하여야 합니다.'],
    ['DEMO_DATA', 'yes', 'on, off 또는 bookings여야 합니다.'],
    ['BOOKINGS_PER_MINUTE', '0', '1 이상 10000000 이하의 정수여야 합니다.'],
    ['UNPAID_TRIPS_PER_PHONE', '0', '1 이상 100000 이하의 정수여야 합니다.'],
    ['BOOKINGS_PER_PHONE_HOUR', '많이', '1 이상 100000 이하의 정수여야 합니다.'],
    ['MESSAGES_PER_PHONE_HOUR', '-1', '1 이상 100000 이하의 정수여야 합니다.'],
    ['ADDRESS_DAY_PERCENT', '101', '1 이상 100 이하의 정수여야 합니다.'],
    ['ADDRESS_SEAT_PERCENT', '50%', '1 이상 10000000 이하의 정수여야 합니다.'],
    ['BACKUP_DAYS', '0', '1 이상 365 이하의 정수여야 합니다.'],
    ['PUBLIC_URL', 'boat.example', 'http:// 또는 https://로 시작하고 경로가 없는 주소여야 합니다.'],
    ['PUBLIC_URL', 'https://boat.example/reserve', 'http:// 또는 https://로 시작하고 경로가 없는 주소여야 합니다.'],
    ['TRUST_PROXY', '1', '프록시의 수로는 정할 수 없습니다.'],
    ['TRUST_PROXY', ' 10 ', '프록시의 수로는 정할 수 없습니다.'],
    ['TRUST_PROXY', 'nginx', 'off 또는 쉼표로 나눈 프록시의 IP 주소나 대역이어야 합니다.'],
    ['TRUST_PROXY', '10.0.0.0/33', 'off 또는 쉼표로 나눈 프록시의 IP 주소나 대역이어야 합니다.'],
    ['TRUST_PROXY', '0.0.0.0/0', 'off 또는 쉼표로 나눈 프록시의 IP 주소나 대역이어야 합니다.'],
    ['API_DOCS', 'yes', 'on 또는 off여야 합니다.'],
    ['LOG_READS', 'none', 'on 또는 off여야 합니다.'],
    ['KAKAO_MAP_KEY', '키', '카카오 개발자 사이트의 JavaScript 키(영문, 숫자)여야 합니다.'],
    ['NODE_ENV', 'staging', 'development, production, test 가운데 하나여야 합니다.'],
    ['CLOCK', '2026-11-20', '시간대가 있는 ISO 8601 시각이어야 합니다.'],
    ['CLOCK', '2026-11-20T08:24:00', '시간대가 있는 ISO 8601 시각이어야 합니다.'],
  ])('%s=%s 는 어느 설정이 왜 틀렸는지 한 줄로 말한다', (name, value, reason) => {
    const line = lineOf({ [name]: value });
    expect(line).toContain(`설정 ${name}: ${reason}`);
    expect(line).toContain(`현재 값: "${value}"`);
    expect(line.split('\n')).toHaveLength(1);
  });

  it.each<[string, string, string]>([
    ['ADMIN_PASSWORD', 'short-1', '8자 이상 20자 이하여야 합니다.'],
    ['ADMIN_PASSWORD', 'x'.repeat(21), '8자 이상 20자 이하여야 합니다.'],
    ['SECRET', 'too-short', '32자 이상이어야 합니다.'],
    ['SECRET_PREVIOUS', `${'s'.repeat(32)}, too-short`, '쉼표로 나눈 값마다 32자 이상이어야 합니다.'],
    ...[
      'file:\0',
      'mysql://boat:pw@localhost/boat',
      'postgres://boat:pw@localhost',
      'postgres://boat:pw@localhost/',
      'postgres://boat:pw@localhost/a/b',
      'postgres://boat:p#w@localhost/boat',
      'postgres://boat:p%w@localhost/boat',
      'postgres:///boat',
    ].map((value): [string, string, string] => ['DATABASE_URL', value, DATABASE_REASON]),
  ])('%s 는 값을 보여 주지 않는다', (name, value, reason) => {
    const line = lineOf({ [name]: value });
    expect(line).toBe(`설정 ${name}: ${reason}`);
    expect(line).not.toContain(value);
  });

  it('시험용 시계는 운영 환경에서 쓸 수 없다', () => {
    const line = lineOf({ NODE_ENV: 'production', CLOCK: '2026-11-20T08:24:00+09:00' });
    expect(line).toContain('설정 CLOCK: 운영 환경에서는 사용할 수 없습니다.');
  });

  it('여럿이 틀려도 한 줄이다', () => {
    const line = lineOf({ PORT: 'x\ny', DEMO_DATA: 'x' });
    expect(line).toMatch(/설정 PORT: .+ \/ 설정 DEMO_DATA: /);
    expect(line.split('\n')).toHaveLength(1);
  });
});
