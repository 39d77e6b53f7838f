import { API, REFRESH_TOKEN_HEADER } from '../../contract/paths';
import type { SigninAnswer } from '../../contract/auth/auth.schema';
import { ensureAdministrator } from '../auth/administrator';
import { ADMIN, openSite, type Site } from '../testing/site';
import { loggerOptions } from './log';

let site: Site;
let lines: string[];
beforeEach(async () => {
  lines = [];
  site = await openSite({ logger: loggerOptions('trace', { write: (line) => lines.push(line) }) });
});
afterEach(() => site.close());

const PERSONAL = { name: '남궁민수', tel: '010-9876-5432', password: 'qwer-9876' };

it('기록에는 요청마다 번호가 있고 이름, 전화번호, 비밀번호, 토큰이 없다', async () => {
  await site.config({ useReserveFind: 'Y' });
  const day = await site.day();
  const guest = (await site.book(day, PERSONAL)).json<{ guestId: string }>();
  await site.book(day, { ...PERSONAL, guestCount: 0 });
  await site.post(API.createBooking, undefined, { 'content-type': 'application/json' });
  await site.get(`/reserve/find?id=${guest.guestId}`);

  await ensureAdministrator({ db: site.db, clock: () => new Date() }, ADMIN);
  const signedIn = (await site.post(API.signin, ADMIN)).json<SigninAnswer>();
  const authorization = `Bearer ${signedIn.token}`;
  await site.post(API.signin, { userid: PERSONAL.password, password: PERSONAL.password });
  await site.post(API.guestList, { keyword: PERSONAL.name }, { authorization });
  await site.post(API.reissue, undefined, { authorization, [REFRESH_TOKEN_HEADER]: signedIn.refreshToken });
  // A defect of the server is logged in full, and must not quote what was sent either.
  await site.db.schema.alterTable('guests').renameTo('guestsGone').execute();
  expect((await site.book(day, PERSONAL)).statusCode).toBe(500);

  const log = lines.join('');
  const entries = lines.map((line) => JSON.parse(line) as { reqId?: string; msg?: string; failure?: unknown });
  const answered = entries.filter(({ msg }) => msg === 'answered');
  expect(answered).toHaveLength(9);
  expect(new Set(answered.map(({ reqId }) => reqId)).size).toBe(9);
  expect(entries.filter(({ failure }) => failure)).toHaveLength(1);
  for (const secret of [
    ...Object.values(PERSONAL),
    guest.guestId,
    signedIn.token,
    signedIn.refreshToken,
    ADMIN.password,
  ])
    expect(log).not.toContain(secret);
});
