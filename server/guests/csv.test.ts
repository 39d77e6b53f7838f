import { API, apiPath } from '../../contract/paths';
import type { ReserveDay } from '../../contract/day/day.schema';
import { openSite, type Site } from '../testing/site';

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
/** The rows behind the byte order mark and the header. */
const rows = async (query = '') => (await file(query)).body.split('\r\n').slice(1, -1);
/** A name as a visitor's form would never let it through, straight into the database. */
const rename = (id: number, name: string, memo = '') =>
  site.db.updateTable('guests').set({ name, memo }).where('id', '=', id).execute();

describe('예약자를 표 파일로 받는다', () => {
  it('한글이 깨지지 않는 UTF-8 파일이고, 첫 줄은 항목의 이름이다', async () => {
    const guest = await site.booked(day);
    await site.post(apiPath(API.completeGuest, { id: guest.id }), undefined, operator);
    await site.post(apiPath(API.cancelGuest, { id: guest.id }), undefined, operator);
    const answer = await file(`?dayId=${day.id}`);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'cache-control': 'no-store',
      'content-disposition':
        'attachment; filename="guests-2026-12-05.csv"; ' +
        "filename*=UTF-8''%EC%98%88%EC%95%BD%EC%9E%90%202026-12-05.csv",
    });
    expect(answer.rawPayload.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
    expect(answer.body.slice(1)).toBe(
      '예약번호,출조일,요일,예약자,연락처,인원,상태,예약일시,입금확인일시,취소일시,취소한 사람,환불률(%),환불 금액(만원),환불일시,메모\r\n' +
        `${guest.guestId},2026-12-05,토,김바다,010-0000-0001,2,취소,2026-11-20 08:24,2026-11-20 08:24,2026-11-20 08:24,운영자,100,20,,\r\n`,
    );
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

  it('없는 날은 404, 틀린 값은 400, 로그인하지 않으면 401이다', async () => {
    expect((await file('?dayId=999')).statusCode).toBe(404);
    for (const query of ['?dayId=x', '?state=PAID', '?date=2026-13-01'])
      expect((await file(query)).statusCode).toBe(400);
    expect((await site.get(API.guestCsv)).statusCode).toBe(401);
  });
});
