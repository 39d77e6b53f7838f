/** Printed at the start. */
export const started = {
  title: '예약 사이트가 시작되었습니다.',
  address: (url: string) => `  주소: ${url}`,
  network: (urls: string) => `  같은 망의 휴대폰에서: ${urls}`,
  admin: (url: string) => `  운영자 화면: ${url}`,
  userid: (userid: string) => `  운영자 아이디: ${userid}`,
  generated: (password: string) =>
    `  운영자 비밀번호: ${password} (새로 만든 비밀번호입니다. 다시 표시되지 않으니 따로 보관해 주세요.)`,
  chosen: '  운영자 비밀번호: ADMIN_PASSWORD로 정한 비밀번호입니다.',
  kept: (userid: string) =>
    `  운영자 비밀번호: 전에 정한 비밀번호입니다. 잊었으면 새로 정해 주세요: npm run admin -- set-password ${userid}`,
  data: (file: string) => `  자료 위치: ${file}`,
  unusedSecret: (file: string) =>
    `  SECRET을 정했으므로 ${file}의 서명 키는 쓰지 않습니다. 그 키로 받은 예약이 있으면 SECRET_PREVIOUS에 그 값을 적어 주세요. 적지 않으면 예약 비밀번호가 맞지 않습니다. 그런 예약이 없으면 그 파일을 지워 주세요.`,
  migrated: (found: number, known: number) => `  데이터베이스의 버전을 ${found}에서 ${known}까지 올렸습니다.`,
  copyKept: (file: string) => `  올리기 전의 사본: ${file}`,
  copyNotKept: (reason: string) => `  올리기 전의 사본을 만들지 않았습니다: ${reason}`,
  noBackupFolder: 'BACKUP_DIR가 정해지지 않았습니다.',
  demo: '  체험용 자료를 넣었습니다. 지우려면 운영자 화면 홈의 ‘처음부터 시작’을 누르고, 처음부터 비어 있게 하려면 DEMO_DATA=off로 시작해 주세요.',
  frozen: (instant: string) => `  시험용 시계: ${instant}에 멈춰 있습니다.`,
  noClient: '화면 파일(dist/client)이 없어 API만 제공합니다. 화면을 보려면 npm run build를 실행해 주세요.',
} as const;

/** For monitoring. */
export const unready = {
  database: '데이터베이스가 응답하지 않습니다.',
  migrations: '데이터베이스가 이 프로그램보다 옛것입니다. 이 서버를 다시 시작해 주세요.',
  newer: '데이터베이스가 이 프로그램보다 새롭습니다. 이 서버도 새 버전의 프로그램으로 시작해 주세요.',
  stopping: '서버를 종료하는 중입니다.',
} as const;

export const stopped = '예약 사이트를 종료했습니다.';

/** For the operator. */
export const backupFailure = {
  noSpace: (folder: string) => `백업 폴더에 남은 공간이 없습니다: ${folder}`,
  unwritable: (folder: string) => `백업 폴더에 쓸 수 없습니다. 폴더와 권한을 확인해 주세요: ${folder}`,
  unknown: '백업하지 못했습니다. 서버의 로그에 까닭이 있습니다.',
} as const;

/** The value of a secret is never printed. */
export const settingReasons = {
  PORT: '0에서 65535 사이의 정수여야 합니다.',
  HOST: '공백이 없는 주소여야 합니다. (예: 127.0.0.1, 0.0.0.0)',
  DATABASE_URL:
    "'file:'로 시작하는 파일 경로이거나 'postgres://'로 시작하는 주소여야 합니다. (예: file:data/boat.sqlite, postgres://아이디:비밀번호@주소:5432/데이터베이스)",
  ADMIN_USERID: '공백 없이 1자 이상 50자 이하여야 합니다.',
  ADMIN_PASSWORD: '8자 이상 20자 이하여야 합니다.',
  SECRET: '32자 이상이어야 합니다.',
  SECRET_EXAMPLE: '설명서의 예시는 누구나 아는 값입니다. 아무도 모르는 값을 정해 주세요. (예: openssl rand -hex 32)',
  SECRET_MONOTONOUS:
    '운영 환경에서는 서로 다른 글자가 8자 이상이어야 합니다. 아무도 모르는 값을 정해 주세요. (예: openssl rand -hex 32)',
  SECRET_PREVIOUS: '쉼표로 나눈 값마다 32자 이상이어야 합니다.',
  SECRET_SHARED: 'PostgreSQL을 쓰는 운영 환경에서는 모든 서버에 같은 값(32자 이상)을 정해야 합니다.',
  DEMO_DATA: 'on, off 또는 bookings여야 합니다.',
  BOOKINGS_PER_MINUTE: '1 이상 10000000 이하의 정수여야 합니다.',
  UNPAID_TRIPS_PER_PHONE: '1 이상 100000 이하의 정수여야 합니다.',
  BOOKINGS_PER_PHONE_HOUR: '1 이상 100000 이하의 정수여야 합니다.',
  MESSAGES_PER_PHONE_HOUR: '1 이상 100000 이하의 정수여야 합니다.',
  ADDRESS_DAY_PERCENT: '1 이상 100 이하의 정수여야 합니다.',
  ADDRESS_SEAT_PERCENT: '1 이상 10000000 이하의 정수여야 합니다.',
  BACKUP_DIR: '폴더의 경로여야 합니다. (예: /backup/boat)',
  BACKUP_DAYS: '1 이상 365 이하의 정수여야 합니다.',
  PUBLIC_URL_REQUIRED:
    '운영 환경에서 문자를 보내려면(MESSAGE_CHANNEL) 문자의 링크에 적을 사이트 주소를 정해야 합니다. (예: https://boat.example)',
  PUBLIC_URL: 'http:// 또는 https://로 시작하고 경로가 없는 주소여야 합니다. (예: https://boat.example)',
  KAKAO_MAP_KEY: '카카오 개발자 사이트의 JavaScript 키(영문, 숫자)여야 합니다.',
  TRUST_PROXY: 'off 또는 쉼표로 나눈 프록시의 IP 주소나 대역이어야 합니다. (예: 127.0.0.1, 10.0.0.0/8)',
  TRUST_PROXY_NUMBER:
    '프록시의 수로는 정할 수 없습니다. 프록시를 거치지 않은 요청이 지어낸 주소까지 믿게 됩니다. 프록시의 IP 주소나 대역을 적어 주세요. (예: 127.0.0.1, 10.0.0.0/8)',
  METRICS_TOKEN: '공백 없이 16자 이상 200자 이하의 영문, 숫자, 기호여야 합니다.',
  API_DOCS: 'on 또는 off여야 합니다.',
  LOG_READS: 'on 또는 off여야 합니다.',
  NODE_ENV: 'development, production, test 가운데 하나여야 합니다.',
  CLOCK: '시간대가 있는 ISO 8601 시각이어야 합니다. (예: 2026-11-20T08:24:00+09:00)',
  CLOCK_IN_PRODUCTION: '운영 환경에서는 사용할 수 없습니다.',
} as const;

export const channelReasons = {
  MESSAGE_CHANNEL: 'log, solapi, webhook 가운데 하나여야 합니다.',
  TEL: '숫자와 하이픈으로 된 전화번호여야 합니다. (예: 010-0000-0000)',
  URL: 'http:// 또는 https://로 시작하는 주소여야 합니다.',
  WEBHOOK_SECRET: '16자 이상이어야 합니다.',
  ID: '공백이 없는 1자 이상 100자 이하의 글이어야 합니다.',
  requiredBy: (channel: string) => `MESSAGE_CHANNEL=${channel}이면 정해야 합니다.`,
  pfIdRequired: '알림톡 템플릿을 정했으면 카카오톡 채널도 정해야 합니다.',
  templateRequired: '카카오톡 채널을 정했으면 알림톡 템플릿을 하나 이상 정해야 합니다.',
} as const;

/** One line each. */
export const startFailure = {
  setting: (name: string, reason: string, value?: string) =>
    `설정 ${name}: ${reason}${value === undefined ? '' : ` 현재 값: ${value}`}`,
  passwordRequired:
    '설정 ADMIN_PASSWORD: 운영자가 없는 데이터베이스를 운영 환경에서 시작하려면 운영자 비밀번호(8~20자)를 정해야 합니다.',
  portTaken: (port: number) => `포트 ${port}번을 다른 프로그램이 사용하고 있습니다. PORT를 다른 번호로 설정해 주세요.`,
  portForbidden: (port: number) => `포트 ${port}번을 사용할 권한이 없습니다. PORT를 1024 이상으로 설정해 주세요.`,
  hostUnknown: (host: string) => `HOST ${host} 주소를 이 컴퓨터에서 사용할 수 없습니다.`,
  folder: (path: string) => `자료 폴더에 쓸 수 없습니다. 경로와 권한을 확인해 주세요: ${path}`,
  noSpace: (path: string) => `자료가 있는 디스크에 남은 공간이 없습니다. 공간을 비운 다음 다시 실행해 주세요: ${path}`,
  notDatabase: (path: string) => `데이터베이스 파일이 아니거나 손상되었습니다: ${path}`,
  busyDatabase: (path: string) =>
    `다른 프로그램이 데이터베이스를 사용하고 있습니다. 잠시 후 다시 시도해 주세요: ${path}`,
  secondServer: (path: string) =>
    `다른 서버가 이 데이터베이스 파일을 사용하고 있습니다. 그 서버를 멈추거나, 서버를 여럿 두려면 PostgreSQL을 사용해 주세요: ${path}`,
  databaseUnreachable: (place: string, code: string) =>
    `데이터베이스 서버에 연결할 수 없습니다. 주소와 서버 상태를 확인해 주세요: ${place}${code && ` (${code})`}`,
  databaseRefused: (place: string) =>
    `데이터베이스가 로그인을 거절했습니다. DATABASE_URL의 아이디와 비밀번호를 확인해 주세요: ${place}`,
  databaseMissing: (place: string) => `데이터베이스가 없습니다. 먼저 만들어 주세요(createdb): ${place}`,
  databaseForbidden: (place: string) =>
    `데이터베이스에 표를 만들 권한이 없습니다. 이 아이디를 데이터베이스의 소유자로 지정해 주세요: ${place}`,
  databaseFull: (place: string) => `데이터베이스의 연결이 모두 사용 중입니다. 잠시 후 다시 시도해 주세요: ${place}`,
  newerDatabase: (found: number, known: number) =>
    `데이터베이스(버전 ${found})가 이 프로그램(버전 ${known})보다 새롭습니다. 프로그램을 새 버전으로 바꾸거나, 올리기 전의 사본을 npm run restore로 되돌려 주세요.`,
  olderDatabase: (found: number, oldest: number) =>
    `데이터베이스(버전 ${found})가 이 프로그램이 올릴 수 있는 버전(${oldest})보다 오래되었습니다. 아무것도 바꾸지 않았으니 0.x의 마지막 프로그램을 한 번 시작했다 멈춘 다음 다시 시작해 주세요.`,
  migrationFailed: (found: number, version: number, reason: string) =>
    `데이터베이스의 버전을 ${found}에서 ${version}까지 올리지 못했습니다(${reason}). 아무것도 바꾸지 않았으니 이전 프로그램으로 다시 시작해 주세요.`,
  noCopy: (reason: string) => `데이터베이스의 버전을 올리기 전에 사본을 만들지 못해 시작하지 않았습니다. ${reason}`,
  noClient: '화면 파일(dist/client)이 없습니다. npm run build를 먼저 실행해 주세요.',
  unreadableSecret: (path: string) =>
    `서명 키 파일을 읽을 수 없습니다. 서버를 실행하는 사용자가 읽을 수 있도록 소유자와 권한을 고쳐 주세요: ${path}`,
  shortSecret: (path: string) => `서명 키 파일이 비었거나 손상되었습니다: ${path}`,
  unknown: '서버를 시작하지 못했습니다.',
} as const;
