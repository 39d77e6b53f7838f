import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { once } from 'node:events';
import { dirname, join } from 'node:path';
import { PassThrough } from 'node:stream';
import type { SigninResponse } from '#contract/auth/auth.schema';
import { API } from '#contract/paths';
import { ensureAdministrator } from '#server/auth/administrator';
import { KNOWN_VERSION, OLDEST_VERSION } from '#server/db/migrate';
import { openDatabase } from '#server/db/open';
import { localBus } from '#server/bus/bus';
import type { Place } from '#server/db/place';
import type { Db } from '#server/db/tables';
import { insertDay } from '#server/days/days.repository';
import { ENGINE } from '#tests/support/server/engine';
import { emptyPlace, throughNetwork, type Taken } from '#tests/support/server/places';
import { databaseUrl, endChildren, NO_LIMITS, spawnServerFile, startServer } from '#tests/support/server/process';
import { aBooking, ADMIN, openSite, removeFolders, tempFolder, type Site } from '#tests/support/server/site';
import { until } from '#tests/support/server/until';
import { askPassword } from './askPassword';
import { backup } from './backup';
import { restore } from './restore';
import { requireUser, setPassword } from './setPassword.service';

const LONG = 120_000;
const NOW = new Date('2026-11-20T00:00:00Z');
const clock = () => NOW;

let site: Site;
let place: Place;
let folder: string;
let other: Taken;
beforeEach(async () => {
  site = await openSite();
  place = throughNetwork(site.place);
  folder = tempFolder();
  other = await emptyPlace();
});
afterEach(async () => {
  endChildren();
  other.release();
  await site.close();
  removeFolders();
});

const inPlace = async <T>(where: Place, work: (db: Db) => Promise<T>): Promise<T> => {
  const db = await openDatabase(where);
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
};
const numbersIn = (where: Place) =>
  inPlace(where, async (db) => (await db.selectFrom('guests').select('number').execute()).map(({ number }) => number));
const bringBack = (file: string, to: Place = throughNetwork(other.place), force = false) =>
  restore(to, file, { force, now: NOW, environment: process.env });
const backedUp = async (name = 'copy'): Promise<string> => {
  await backup(place, join(folder, name), process.env);
  return join(folder, name);
};

describe('백업', () => {
  it(
    '예약이 들어오는 중에도 한순간의 모습을 남기고, 시작하기 전에 답한 예약은 모두 들어 있다',
    async () => {
      const days = await Promise.all(
        ['2026-12-05', '2026-12-06', '2026-12-07'].map((date) => site.day({ date, totalCount: 100_000 })),
      );
      const server = startServer(place, NO_LIMITS);
      const address = await server.address;
      const answered: string[] = [];
      let over = false;
      const visitor = async (_: unknown, index: number): Promise<void> => {
        for (let turn = index; !over; turn += 1) {
          const response = await fetch(address + API.createBooking, {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify(aBooking(days[turn % days.length]?.id ?? 0, { guestCount: (turn % 3) + 1 })),
          });
          answered.push(((await response.json()) as { guestId: string }).guestId);
        }
      };
      const visitors = Array.from({ length: 6 }, visitor);
      await until(() => answered.length >= 30);
      const before = [...answered];
      const file = await backedUp();
      const during = answered.length;
      await until(() => answered.length >= during + 10);
      over = true;
      await Promise.all(visitors);

      await bringBack(file);
      const restored = new Set(await numbersIn(other.place));
      expect(before.filter((number) => !restored.has(number))).toEqual([]);
      expect(restored.size).toBeLessThan(answered.length);
      await inPlace(other.place, async (db) => {
        const rows = await db
          .selectFrom('days')
          .leftJoin('guests', 'guests.dayId', 'days.id')
          .select((eb) => ['days.guestCount', eb.fn.coalesce(eb.fn.sum('guests.guestCount'), eb.lit(0)).as('held')])
          .groupBy('days.id')
          .execute();
        expect(rows).toHaveLength(3);
        for (const { guestCount, held } of rows) expect(Number(held)).toBe(guestCount);
      });
    },
    LONG,
  );

  it('주인만 읽을 수 있는 파일 하나이고, 무엇을 했는지 말한다', async () => {
    const day = await site.day();
    await site.booked(day);
    const file = join(folder, 'copy');
    const [done, careful] = await backup(place, file, process.env);
    expect(done).toBe(
      `백업했습니다: ${file} (예약 1건, 출조일 1일, ${statSync(file).size.toLocaleString('ko-KR')}바이트)`,
    );
    expect(careful).toContain('안전한 곳에');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readdirSync(folder)).toEqual(['copy']);
  });

  it('오래된 백업은 새것으로 바꾸지만, 다른 파일과 없는 폴더에는 쓰지 않는다', async () => {
    const file = await backedUp();
    await site.booked(await site.day());
    await backedUp();
    await bringBack(file);
    expect(await numbersIn(other.place)).toHaveLength(1);
    const letter = join(folder, 'letter.txt');
    writeFileSync(letter, '소중한 글');
    await expect(backup(place, letter, process.env)).rejects.toThrow('백업이 아닌 파일이 이미 있습니다.');
    expect(readFileSync(letter, 'utf8')).toBe('소중한 글');
    await expect(backup(place, join(folder, 'nowhere', 'copy'), process.env)).rejects.toThrow('쓸 수 없습니다.');
  });

  it('없거나 빈 데이터베이스는 백업하지 않는다', async () => {
    await expect(backup(throughNetwork(other.place), join(folder, 'copy'), process.env)).rejects.toThrow(
      '데이터베이스가 없거나 비어 있습니다',
    );
    expect(readdirSync(folder)).toEqual([]);
  });
});

describe('되돌리기', () => {
  it('빈 곳에 그대로 되돌리고, 다음 번호로 이어 예약을 받는다', async () => {
    const day = await site.day();
    const guest = await site.booked(day);
    const said = await bringBack(await backedUp());
    expect(said).toEqual([expect.stringMatching(/^되돌렸습니다: .* \(예약 1건, 출조일 1일\)$/)]);
    await inPlace(other.place, async (db) => {
      expect((await db.selectFrom('guests').select('number').execute()).map(({ number }) => number)).toEqual([
        guest.guestId,
      ]);
      const next = await insertDay(db, {
        ...(await site.reread(day)),
        id: undefined,
        week: undefined,
        charter: undefined,
        date: '2027-01-01',
      } as never);
      expect(next.id).toBeGreaterThan(day.id);
    });
  });

  it('예약이 있으면 --force 없이는 덮어쓰지 않는다', async () => {
    const file = await backedUp();
    await bringBack(file);
    const target = throughNetwork(other.place);
    await inPlace(target, async (db) => {
      const { id: dayId } = await insertDay(db, {
        date: '2026-12-05',
        state: 'OPEN',
        fish: '갈치',
        totalCount: 20,
        guestCount: 1,
        memo: '',
        price: 20,
        reservePrice: 10,
      });
      const guest = {
        number: '1111-1111-1111',
        name: '김바다',
        phone: '010-0000-0001',
        guestCount: 1,
        price: 20,
        reservePrice: 10,
        state: 'WATTING',
      } as const;
      await db
        .insertInto('guests')
        .values({
          ...guest,
          dayId,
          passwordHash: null,
          passwordSalt: null,
          memo: '',
          createdAt: '2026-11-20T00:00:00.000Z',
          completedAt: null,
        })
        .execute();
    });
    await expect(bringBack(file)).rejects.toThrow('예약 1건이 있어 덮어쓰지 않았습니다.');
    expect(await numbersIn(target)).toEqual(['1111-1111-1111']);
    const said = await bringBack(file, target, true);
    expect(await numbersIn(target)).toEqual([]);
    if (target.engine === 'sqlite') {
      const former = `${target.file}.20261120T000000Z`;
      expect(said[1]).toBe(`이전 데이터베이스는 여기에 남겨 두었습니다: ${former}`);
      expect(said[2]).toContain('BACKUP_DAYS(기본값 3일)가 지나면 삭제됩니다.');
      expect(await numbersIn({ engine: 'sqlite', file: former })).toEqual(['1111-1111-1111']);
    }
  });

  it('링크로 적은 SQLite 파일은 링크가 가리키는 자리에 되돌리고, 링크는 그대로 둔다', async () => {
    const file = await backedUp();
    if (other.place.engine !== 'sqlite') return;
    await bringBack(file);
    const link = join(folder, 'link.sqlite');
    symlinkSync(other.place.file, link);
    const said = await bringBack(file, { engine: 'sqlite', file: link });
    expect(said[1]).toBe(`이전 데이터베이스는 여기에 남겨 두었습니다: ${other.place.file}.20261120T000000Z`);
    expect(realpathSync(link)).toBe(realpathSync(other.place.file));
    expect(lstatSync(other.place.file).isFile()).toBe(true);
  });

  it('서버가 쓰고 있으면 되돌리지 않는다', async () => {
    const file = await backedUp();
    await expect(bringBack(file, place)).rejects.toThrow('서버를 멈춘 다음 다시 실행해 주세요.');
    expect((await site.get(API.configInfo)).statusCode).toBe(200);
  });

  it('백업이 아니거나, 깨졌거나, 없거나, 다른 데이터베이스의 파일이면 아무것도 바꾸지 않는다', async () => {
    for (let index = 0; index < 40; index += 1)
      await site
        .day({
          date: `2027-${String(1 + (index % 12)).padStart(2, '0')}-${String(1 + (index % 28)).padStart(2, '0')}`,
          memo: '가'.repeat(50),
        })
        .catch(() => undefined);
    const file = await backedUp();
    const text = join(folder, 'text');
    writeFileSync(text, '이것은 백업이 아닙니다.');
    await expect(bringBack(text)).rejects.toThrow('백업 파일이 아니거나 손상되었습니다.');
    await expect(bringBack(join(folder, 'nothing'))).rejects.toThrow('백업 파일을 읽을 수 없습니다.');
    const elsewhere = join(folder, 'elsewhere');
    writeFileSync(elsewhere, ENGINE === 'sqlite' ? 'PGDMP...' : 'SQLite format 3\0');
    await expect(bringBack(elsewhere)).rejects.toThrow('백업입니다. DATABASE_URL이');
    const half = join(folder, 'half');
    writeFileSync(half, readFileSync(file));
    truncateSync(half, Math.floor(statSync(file).size * 0.6));
    await expect(bringBack(half)).rejects.toThrow('백업 파일이 아니거나 손상되었습니다.');
    if (other.place.engine === 'sqlite') {
      expect(existsSync(other.place.file)).toBe(false);
      expect(readdirSync(dirname(other.place.file))).toEqual([]);
    } else {
      await inPlace(other.place, async (db) => expect(await db.introspection.getTables()).toEqual([]));
    }
  });

  it('이 프로그램보다 새로운 백업은 되돌리지 않는다', async () => {
    await site.db
      .insertInto('migrations')
      .values({ version: KNOWN_VERSION + 1, name: 'future', appliedAt: '' })
      .execute();
    const file = await backedUp();
    await site.db.deleteFrom('migrations').where('version', '>', KNOWN_VERSION).execute();
    await expect(bringBack(file)).rejects.toThrow(`백업(버전 ${KNOWN_VERSION + 1})이 이 프로그램`);
  });

  it('이 프로그램이 올릴 수 없는 오래된 백업은 되돌리지 않고, 무엇을 하면 되는지 말한다', async () => {
    const version = OLDEST_VERSION - 1;
    await site.db.deleteFrom('migrations').where('version', '<', KNOWN_VERSION).execute();
    await site.db.updateTable('migrations').set({ version }).execute();
    const file = await backedUp();
    await site.db.updateTable('migrations').set({ version: KNOWN_VERSION }).execute();
    await expect(bringBack(file)).rejects.toThrow(
      `백업(버전 ${version})이 이 프로그램이 올릴 수 있는 버전(${OLDEST_VERSION})보다 오래되었습니다. 아무것도 바꾸지 않았으니 0.x의 마지막 프로그램으로 되돌려 주세요.`,
    );
  });
});

describe('운영자 비밀번호', () => {
  const NEW = '새-비밀번호-1234';
  const signIn = (password: string) => site.post(API.signin, { userid: ADMIN.userid, password });
  beforeEach(() => ensureAdministrator({ db: site.db, clock }, ADMIN));

  it('바꾸면 새 비밀번호로만 들어올 수 있고, 열려 있던 로그인은 모두 끝난다', async () => {
    const { token } = (await signIn(ADMIN.password)).json<SigninResponse>();
    await setPassword({ db: site.db, clock, bus: localBus() }, ADMIN.userid, { password: NEW, confirm: NEW });
    expect((await site.get(API.me, { authorization: `Bearer ${token}` })).statusCode).toBe(401);
    expect((await signIn(ADMIN.password)).statusCode).toBe(401);
    expect((await signIn(NEW)).statusCode).toBe(200);
    const changes = await site.db.selectFrom('changes').select(['actor', 'action', 'before', 'after']).execute();
    expect(changes).toEqual([{ actor: 'system', action: 'PASSWORD', before: null, after: null }]);
    const { passwordHash } = await site.db.selectFrom('users').selectAll().executeTakeFirstOrThrow();
    expect(passwordHash).toMatch(/^\$argon2id\$/);
  });

  it.each([
    ['짧은 비밀번호', 'short', 'short', '새 비밀번호를 8자 이상 20자 이하로 입력해 주세요.'],
    ['서로 다른 비밀번호', NEW, `${NEW}5`, '새 비밀번호가 서로 일치하지 않습니다.'],
    ['빈 비밀번호', '', '', '새 비밀번호를 입력해 주세요.'],
  ])('%s는 받지 않는다', async (_, password, confirm, reason) => {
    await expect(
      setPassword({ db: site.db, clock, bus: localBus() }, ADMIN.userid, { password, confirm }),
    ).rejects.toThrow(reason);
    expect((await signIn(ADMIN.password)).statusCode).toBe(200);
  });

  it('없는 아이디이면 있는 아이디를 알려 준다', async () => {
    await expect(requireUser(site, '선장')).rejects.toThrow('아이디가 선장인 운영자가 없습니다. 있는 아이디: admin');
  });
});

describe('비밀번호 묻기', () => {
  const terminal = () => Object.assign(new PassThrough(), { isTTY: true, setRawMode: () => undefined });
  const shown = () => {
    const output = new PassThrough();
    let text = '';
    output.on('data', (chunk: Buffer) => (text += chunk.toString()));
    return { output, text: () => text };
  };

  it('터미널에서는 두 번 묻고 친 글자를 보여 주지 않는다', async () => {
    const input = terminal();
    const { output, text } = shown();
    const asked = askPassword(input, output);
    input.write('first-one\r');
    await until(() => text().includes('확인'));
    input.write('second-oX\u007fne\r');
    expect(await asked).toEqual({ password: 'first-one', confirm: 'second-one' });
    expect(text()).toBe('새 비밀번호: \n새 비밀번호 확인: \n');
  });

  it('그만두면 바꾸지 않는다', async () => {
    const input = terminal();
    const asked = askPassword(input, shown().output);
    input.write('half\u0003');
    await expect(asked).rejects.toThrow('그만두었습니다.');
  });

  it('보내 준 것은 첫 줄을 읽는다', async () => {
    const input = new PassThrough();
    input.end('한글-비밀번호\r\n');
    expect(await askPassword(input, shown().output)).toEqual({ password: '한글-비밀번호', confirm: '한글-비밀번호' });
  });
});

describe('명령', () => {
  const run = async (args: string[], { sent = '', url = databaseUrl(place), heard = true } = {}) => {
    const child = spawnServerFile('upkeep/commands/main.js', args, { folder, environment: { DATABASE_URL: url } });
    let out = '';
    let err = '';
    child.stdout?.on('data', (chunk: Buffer) => (out += chunk.toString()));
    child.stderr?.on('data', (chunk: Buffer) => (err += chunk.toString()));
    child.stdin?.end(sent);
    if (!heard) for (const output of [child.stdout, child.stderr]) output?.destroy();
    const [code] = (await once(child, 'close')) as [number];
    return { code, out, err };
  };

  it(
    '백업하고, 되돌리고, 비밀번호를 바꾼다',
    async () => {
      await ensureAdministrator({ db: site.db, clock }, ADMIN);
      const copied = await run(['backup', 'copy']);
      expect(copied).toMatchObject({
        code: 0,
        err: '',
        out: expect.stringContaining(`백업했습니다: ${join(folder, 'copy')}`) as string,
      });
      const back = await run(['restore', 'copy'], { url: databaseUrl(throughNetwork(other.place)) });
      expect(back).toMatchObject({ code: 0, err: '', out: expect.stringContaining('되돌렸습니다') as string });
      const changed = await run(['admin', 'set-password', 'admin'], { sent: '새-비밀번호-1234\n' });
      expect(changed).toEqual({ code: 0, err: '', out: 'admin의 비밀번호를 바꾸고 모든 로그인을 끝냈습니다.\n' });
      expect((await site.post(API.signin, { userid: 'admin', password: '새-비밀번호-1234' })).statusCode).toBe(200);
    },
    LONG,
  );

  it(
    '서명 키가 없는 곳에 예약을 되돌리면, 백업한 서버의 것을 두라고 말한다',
    async () => {
      await site.booked(await site.day());
      await run(['backup', 'copy']);
      const secret = join(other.place.engine === 'sqlite' ? dirname(other.place.file) : join(folder, 'data'), 'secret');
      const url = databaseUrl(throughNetwork(other.place));
      const first = await run(['restore', 'copy'], { url });
      expect(first).toMatchObject({ code: 0, err: '' });
      expect(first.out).toContain('서명 키가 없습니다. 백업한 서버의 secret 파일을');
      expect(first.out).toContain(secret);
      mkdirSync(dirname(secret), { recursive: true });
      writeFileSync(secret, 's'.repeat(32));
      expect((await run(['restore', 'copy', '--force'], { url })).out).not.toContain('서명 키');
    },
    LONG,
  );

  it(
    '출력을 읽는 쪽이 없어도 할 일을 하고, 했으면 0, 못 했으면 1로 조용히 끝난다',
    async () => {
      expect(await run(['backup', 'copy'], { heard: false })).toEqual({ code: 0, out: '', err: '' });
      expect(readdirSync(folder)).toEqual(['copy']);
      expect(await run(['restore', 'nothing'], { heard: false })).toEqual({ code: 1, out: '', err: '' });
    },
    LONG,
  );

  it(
    '하지 못한 까닭을, 잘못 적었으면 그 명령의 사용법만 한 줄로 말하고 1로 끝난다',
    async () => {
      const usage = (err: string) => ({ code: 1, out: '', err: `사용법: ${err}\n` });
      expect(await run(['backup'])).toEqual(usage('npm run backup -- 파일'));
      // A word that begins like an option is not a file.
      expect(await run(['backup', '--help'])).toEqual(usage('npm run backup -- 파일'));
      expect(await run(['restore', 'copy', '--froce'])).toEqual(usage('npm run restore -- 파일 [--force]'));
      expect((await run(['admin', 'set-password'])).err).toContain('npm run admin -- set-password 아이디');
      expect(readdirSync(folder)).toEqual([]);
      const refused = await run(['restore', 'nothing']);
      expect(refused).toMatchObject({
        code: 1,
        out: '',
        err: expect.stringMatching(/^백업 파일을 읽을 수 없습니다\..*\n$/) as string,
      });
    },
    LONG,
  );
});
