import { grouped } from '#contract/text.rules';

/** Printed by `npm run backup`, `restore` and `admin`. Never contains passwords. */
export const commands = {
  /** After a wrong command line. */
  usage: {
    backup: '사용법: npm run backup -- 파일',
    restore: '사용법: npm run restore -- 파일 [--force]',
    admin:
      '사용법: npm run admin -- set-password 아이디 / npm run admin -- second-step-off 아이디 / npm run admin -- rotate-secret',
  },
  unknown: '명령을 마치지 못했습니다.',
  nothingThere: (place: string) => `데이터베이스가 없거나 비어 있습니다: ${place}`,
  olderDatabase: (found: number, known: number) =>
    `데이터베이스(버전 ${found})가 이 프로그램(버전 ${known})보다 오래되었습니다. 서버를 한 번 시작한 다음 다시 실행해 주세요.`,
  toolMissing: (tool: string) =>
    `PostgreSQL의 프로그램이 없습니다: ${tool} (Debian에서는 apt-get install postgresql-client로 설치합니다.)`,
  toolFailed: (tool: string, reason: string) => `PostgreSQL의 프로그램(${tool})이 일을 마치지 못했습니다: ${reason}`,
} as const;

export const backupText = {
  done: (file: string, bookings: number, days: number, bytes: number) =>
    `백업했습니다: ${file} (예약 ${bookings}건, 출조일 ${days}일, ${grouped(bytes)}바이트)`,
  private: '이름과 연락처가 들어 있으니 안전한 곳에 보관해 주세요.',
  ownFile: '데이터베이스 파일에 백업할 수 없습니다. 다른 파일 이름을 적어 주세요.',
  otherFile: (file: string) => `백업이 아닌 파일이 이미 있습니다. 다른 이름을 적어 주세요: ${file}`,
  unwritable: (file: string) => `백업 파일을 쓸 수 없습니다. 폴더와 권한을 확인해 주세요: ${file}`,
  noSpace: (file: string) => `백업을 담을 공간이 모자랍니다. 공간을 비우거나 다른 폴더를 적어 주세요: ${file}`,
} as const;

export const restoreText = {
  done: (file: string, bookings: number, days: number) =>
    `되돌렸습니다: ${file} (예약 ${bookings}건, 출조일 ${days}일)`,
  kept: (file: string) => `이전 데이터베이스는 여기에 남겨 두었습니다: ${file}`,
  keptFor:
    '개인정보가 들어 있으므로 백업처럼 BACKUP_DAYS(기본값 3일)가 지나면 삭제됩니다. 더 두려면 다른 곳으로 옮겨 주세요.',
  noSecret: (file: string) =>
    `서명 키가 없습니다. 백업한 서버의 secret 파일을 이 자리에 둔 다음 서버를 시작해 주세요. 그대로 시작하면 되돌린 예약의 비밀번호가 맞지 않습니다: ${file}`,
  olderBackup: (found: number, known: number) =>
    `백업의 버전은 ${found}입니다. 다음에 서버를 시작하면 이 프로그램의 버전(${known})에 맞춥니다.`,
  unreadable: (file: string) => `백업 파일을 읽을 수 없습니다. 경로와 권한을 확인해 주세요: ${file}`,
  notBackup: (file: string) => `백업 파일이 아니거나 손상되었습니다. 아무것도 바꾸지 않았습니다: ${file}`,
  forSqlite: 'SQLite의 백업입니다. DATABASE_URL이 PostgreSQL을 가리키고 있어 되돌릴 수 없습니다.',
  forPostgres: 'PostgreSQL의 백업입니다. DATABASE_URL이 SQLite 파일을 가리키고 있어 되돌릴 수 없습니다.',
  newerBackup: (found: number, known: number) =>
    `백업(버전 ${found})이 이 프로그램(버전 ${known})보다 새롭습니다. 아무것도 바꾸지 않았습니다.`,
  tooOldBackup: (found: number, oldest: number) =>
    `백업(버전 ${found})이 이 프로그램이 올릴 수 있는 버전(${oldest})보다 오래되었습니다. 아무것도 바꾸지 않았으니 0.x의 마지막 프로그램으로 되돌려 주세요.`,
  hasBookings: (bookings: number) =>
    `지금의 데이터베이스에 예약 ${bookings}건이 있어 덮어쓰지 않았습니다. 그래도 되돌리려면 --force를 붙여 주세요.`,
  damaged:
    '지금의 데이터베이스를 읽을 수 없어 예약이 있는지 확인하지 못했습니다. 그래도 되돌리려면 --force를 붙여 주세요.',
  inUse: '서버가 이 데이터베이스를 사용하고 있습니다. 서버를 멈춘 다음 다시 실행해 주세요.',
  connected: (connections: number) =>
    `서버가 이 데이터베이스에 연결되어 있습니다(연결 ${connections}개). 서버를 멈춘 다음 다시 실행해 주세요. 그래도 되돌리려면 --force를 붙여 주세요.`,
  stillConnected: (connections: number) =>
    `서버가 연결된 채로 되돌립니다(연결 ${connections}개). 끝나면 서버를 다시 시작해 주세요.`,
} as const;

export const rotateSecretText = {
  done: (folder: string) => [
    `새 서명 키를 만들었습니다: ${folder}/secret`,
    `이전 키는 여기에 남겨 두었습니다: ${folder}/secret.previous`,
    '서버를 다시 시작하면 새 키를 씁니다. 로그인과 예약 비밀번호는 그대로입니다.',
  ],
  inEnvironment:
    '서명 키를 SECRET으로 정해 두었습니다. SECRET에 새 값을, SECRET_PREVIOUS에 이전 값을 적은 다음 서버를 다시 시작해 주세요.',
  nothingThere: (folder: string) => `서명 키 파일이 없습니다: ${folder}/secret`,
} as const;

export const secondStepOffText = {
  done: (userid: string) => `${userid}의 로그인 2단계 확인을 끄고 모든 로그인을 끝냈습니다.`,
  isOff: (userid: string) => `${userid}의 로그인 2단계 확인은 꺼져 있습니다.`,
} as const;

export const setPasswordText = {
  ask: '새 비밀번호',
  askAgain: '새 비밀번호 확인',
  given: '그만두었습니다. 비밀번호는 그대로입니다.',
  done: (userid: string) => `${userid}의 비밀번호를 바꾸고 모든 로그인을 끝냈습니다.`,
  unknownUser: (userid: string) => `아이디가 ${userid}인 운영자가 없습니다.`,
  users: (userids: string) => `있는 아이디: ${userids}`,
} as const;
