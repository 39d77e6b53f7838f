import { API, apiPath } from '#contract/paths';
import type { ReserveDay } from '#contract/day/day.schema';
import { openSite, type Site } from '#tests/support/server/site';
import type { GuestList } from '#contract/booking/guest.schema';
import { FROZEN_NOW } from '#mocks/now';
import { exportGuests } from './csv.service';

let site: Site;
let operator: Record<string, string>;
let day: ReserveDay;
beforeEach(async () => {
  site = await openSite();
  operator = await site.operator();
  day = await site.day({ date: '2026-12-05' });
});
afterEach(() => site.close());

const file = (query = '') => site.get(`${API.guestCsv}${query}`, operator);
/** The rows after the byte order mark and the header. */
const rows = async (query = '') => (await file(query)).body.split('\r\n').slice(1, -1);
/** Writes a name that the visitors' form would reject directly into the database. */
const rename = (id: number, name: string, memo = '') =>
  site.db.updateTable('guests').set({ name, memo }).where('id', '=', id).execute();

describe('예약자를 표 파일로 받는다', () => {
  it('한글이 깨지지 않는 UTF-8 파일이고, 첫 줄은 항목의 이름이다', async () => {
    const guest = await site.booked(day);
    await site.post(apiPath(API.completeGuest, { id: guest.id }), undefined, operator);
    await site.post(apiPath(API.cancelGuest, { id: guest.id }), undefined, operator);
    const response = await file(`?dayId=${day.id}`);
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'cache-control': 'no-store',
      'content-disposition':
        'attachment; filename="guests-2026-12-05.csv"; ' +
        "filename*=UTF-8''%EC%98%88%EC%95%BD%EC%9E%90%202026-12-05.csv",
    });
    expect(response.rawPayload.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
    expect(response.body.slice(1)).toBe(
      '예약번호,출조일,요일,예약자,연락처,인원,독선,상태,예약일시,입금자명,입금기한,입금 알림 일시,입금확인일시,입금액(만원),입금할 금액(만원),취소일시,취소한 사람,환불률(%),환불 금액(만원),환불일시,환불할 금액(만원),메모\r\n' +
        `${guest.guestId},2026-12-05,토,김바다,010-0000-0001,2,,취소,2026-11-20 08:24,김바다,,,2026-11-20 08:24,20,0,2026-11-20 08:24,운영자,100,20,,20,\r\n`,
    );
  });

  it('낸 돈과 더 낼 돈과 아직 돌려주지 않은 돈을 적는다', async () => {
    const headed = async () => {
      const [head = '', row = ''] = (await file()).body.slice(1).split('\r\n');
      const cells = row.split(',');
      const at = (name: string) => Number(cells[head.split(',').indexOf(name)]);
      return [at('입금액(만원)'), at('입금할 금액(만원)'), at('환불할 금액(만원)')];
    };
    const guest = await site.booked(day);
    const { id, name, phone: tel } = guest;
    const edit = (guestCount: number) => site.post(API.updateGuest, { id, name, tel, guestCount }, operator);
    expect(await headed()).toEqual([0, 20, 0]);
    await site.post(apiPath(API.completeGuest, { id }), undefined, operator);
    expect(await headed()).toEqual([20, 0, 0]);
    await edit(3);
    expect(await headed()).toEqual([20, 10, 0]);
    await edit(1);
    expect(await headed()).toEqual([20, 0, 10]);
    await site.post(apiPath(API.markRefunded, { id }), undefined, operator);
    expect(await headed()).toEqual([10, 0, 0]);
    await site.post(apiPath(API.cancelGuest, { id }), undefined, operator);
    expect(await headed()).toEqual([10, 0, 10]);
  });

  it.each([
    ['=1+1', "'=1+1"],
    ['+82', "'+82"],
    ['-2+3', "'-2+3"],
    ['@sum', "'@sum"],
    ['\tcmd', "'\tcmd"],
    ['\rcmd', '"\'\rcmd"'],
    ['=a,"b', '"\'=a,""b"'],
  ])('수식처럼 시작하는 이름 %j은 계산되지 않게 적는다', async (name, cell) => {
    const guest = await site.booked(day);
    await rename(guest.id, name);
    expect((await file()).body).toContain(`,${cell},010-0000-0001,`);
  });

  it('입금할 이름과 입금기한과 입금했다고 알린 때를 적고, 입금을 확인하면 기한은 비운다', async () => {
    await site.config({ payHours: 24, reserveTime: 10, useReserveFind: 'Y' });
    const guest = await site.booked(day);
    const said = { guestId: guest.guestId, password: '1234', payer: '=바다상사', claimed: 'Y' };
    expect((await site.post(API.stateDeposit, said)).statusCode).toBe(200);
    expect(await rows()).toEqual([
      expect.stringContaining(",2026-11-20 08:24,'=바다상사,2026-11-21 08:30,2026-11-20 08:24,,"),
    ]);
    await site.post(apiPath(API.completeGuest, { id: guest.id }), undefined, operator);
    expect(await rows()).toEqual([
      expect.stringContaining(",2026-11-20 08:24,'=바다상사,,2026-11-20 08:24,2026-11-20 08:24,"),
    ]);
  });

  it('쉼표와 따옴표와 줄바꿈이 든 글은 한 칸에 있고, 메모도 계산되지 않는다', async () => {
    const guest = await site.booked(day);
    await rename(guest.id, '김,"바"\n다', '=HYPERLINK("http://x")');
    const { body } = await file();
    expect(body).toContain(',"김,""바""\n다",');
    expect(body).toContain(`"'=HYPERLINK(""http://x"")"`);
  });

  it.each(['김\r=1+1', '김\n=1+1', '김\r\n=1+1'])('줄바꿈 뒤의 수식 %j도 한 칸에 있다', async (name) => {
    const guest = await site.booked(day);
    await rename(guest.id, name);
    expect((await file()).body).toContain(`,"${name}",010-0000-0001,`);
  });

  it('검색한 대로 나오고, 쪽으로 나누지 않는다', async () => {
    const other = await site.day({ date: '2026-12-06', totalCount: 40 });
    for (let count = 0; count < 25; count += 1) await site.booked(other, { guestCount: 1, name: `손님${count}` });
    await site.booked(day, { name: '김바다' });
    expect(await rows('?date=future')).toHaveLength(26);
    expect((await rows('?date=future'))[0]).toContain('김바다');
    expect(await rows(`?id=${other.id}`)).toHaveLength(25);
    expect(await rows(`?keyword=${encodeURIComponent('손님2')}`)).toHaveLength(6);
    expect(await rows('?state=COMPLETE')).toHaveLength(0);
    expect((await file('?state=COMPLETE')).headers['content-disposition']).toContain('guests-search-2026-11-20.csv');
  });

  describe('예약이 많을 때', () => {
    const MANY = 2_300;
    beforeEach(async () => {
      const { createdAt } = await site.booked(day);
      const days = [day, await site.day({ date: '2026-12-06' }), await site.day({ date: '2026-12-07' })];
      const guests = Array.from({ length: MANY - 1 }, (_, index) => ({
        dayId: days[index % days.length]?.id ?? 0,
        number: String(100_000_000_000 + index).replace(/(\d{4})(?=\d)/g, '$1-'),
        name: '손님',
        phone: '010-0000-0009',
        guestCount: 1,
        state: 'WATTING' as const,
        // Many bookings with the same timestamp: only the id distinguishes them.
        createdAt: new Date(Date.parse(createdAt) - Math.floor(index / 700)).toISOString(),
        completedAt: null,
        passwordHash: null,
        passwordSalt: null,
        memo: '',
        price: 20,
        reservePrice: 10,
      }));
      for (let first = 0; first < guests.length; first += 400)
        await site.db
          .insertInto('guests')
          .values(guests.slice(first, first + 400))
          .execute();
    });

    it.each(['all', 'future'])('%s: 한 건도 빠지거나 겹치지 않고, 화면의 차례와 같다', async (date) => {
      const numbers = (await rows(`?date=${date}`)).map((row) => row.split(',')[0]);
      expect(numbers).toHaveLength(MANY);
      expect(new Set(numbers).size).toBe(MANY);
      for (const page of [0, 30, 60, 114]) {
        const list = (await site.post(`${API.guestList}?page=${page}`, { date }, operator)).json<GuestList>().list;
        expect(numbers.slice(page * 20, page * 20 + 20)).toEqual(list.map(({ guestId }) => guestId));
      }
    });

    it('파일을 보내는 동안에도 다른 요청에 답한다', async () => {
      const response = await site.app.inject({
        method: 'GET',
        url: API.guestCsv,
        headers: operator,
        payloadAsStream: true,
      });
      const text: string[] = [];
      for await (const piece of response.stream()) {
        text.push(String(piece));
        // A complete request is served between two chunks of the file.
        expect((await site.get(apiPath(API.dayById, { id: day.id }))).statusCode).toBe(200);
      }
      expect(text.length).toBeGreaterThanOrEqual(5);
      expect(text.join('').split('\r\n')).toHaveLength(MANY + 2);
      expect(text.join('').split('\ufeff')).toHaveLength(2);
    });

    it('조각 사이마다 기다리던 일에 차례가 온다', async () => {
      let turns = 0;
      let counting = setImmediate(function count() {
        turns += 1;
        counting = setImmediate(count);
      });
      const { csv } = await exportGuests({ db: site.db, clock: () => FROZEN_NOW }, {});
      const seen: number[] = [];
      for await (const piece of csv) seen.push(String(piece) === '' ? 0 : turns);
      clearImmediate(counting);
      expect(seen.length).toBeGreaterThanOrEqual(5);
      expect(new Set(seen).size).toBe(seen.length);
    });
  });

  it('없는 날은 404, 틀린 값은 400, 로그인하지 않으면 401이다', async () => {
    expect((await file('?dayId=999')).statusCode).toBe(404);
    for (const query of ['?dayId=x', '?state=PAID', '?date=2026-13-01'])
      expect((await file(query)).statusCode).toBe(400);
    expect((await site.get(API.guestCsv)).statusCode).toBe(401);
  });
});
