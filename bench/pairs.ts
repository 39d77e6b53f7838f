import { API } from '../contract/paths';
import type { Site } from '../server/testing/site';
import type { Pair } from './compare';

const LIST = `${API.dayList}?year=2026&month=12`;
/** Enough seats for every booking of a measurement. */
const SEATS = 1_000_000;
const RUSH = 200;
const BOAT = 20;
const FEW = 50;
const MANY = 5_000;

const expect = (status: number, wanted: number): void => {
  if (status !== wanted) throw new Error(`answered ${status} instead of ${wanted}`);
};

/** Inserts bookings directly, for measurements on long lists. */
const fill = async (site: Site, count: number): Promise<void> => {
  const day = await site.day({ totalCount: SEATS });
  for (let done = 0; done < count; done += 500) {
    const guests = Array.from({ length: Math.min(500, count - done) }, (_, index) => ({
      dayId: day.id,
      number: String(10 ** 11 + day.id * 10 ** 6 + done + index).replace(/(\d{4})(?=\d)/g, '$1-'),
      name: '김바다',
      phone: '010-0000-0001',
      passwordHash: null,
      passwordSalt: null,
      guestCount: 1,
      price: 20,
      reservePrice: 10,
      state: 'WATTING' as const,
      memo: '',
      createdAt: '2026-11-20T00:00:00.000Z',
      completedAt: null,
    }));
    await site.db.insertInto('guests').values(guests).execute();
  }
  await site.db.updateTable('days').set({ guestCount: count }).where('id', '=', day.id).execute();
};

/** The measurements of the server's speed. `site`, `short` and `long` are three separate databases. */
export const serverPairs = async (site: Site, short: Site, long: Site): Promise<Pair[]> => {
  for (let days = 0; days < 28; days += 1) await site.day();
  const open = await site.day({ date: '2027-01-31', totalCount: SEATS });
  const operator = { short: await short.operator(), long: await long.operator() };
  await fill(short, FEW);
  await fill(long, MANY);
  const etag = String((await site.get(LIST)).headers['etag']);
  const search = async (where: Site, header: Record<string, string>): Promise<void> => {
    const answer = await where.post(
      `${API.guestList}?page=0`,
      { date: 'future', state: 'WATTING', keyword: '바다' },
      header,
    );
    expect(answer.statusCode, 200);
  };
  const read = async (): Promise<void> => expect((await site.get(LIST)).statusCode, 200);
  const book = async (): Promise<void> => expect((await site.book(open)).statusCode, 200);
  let dates = 0;
  const freshBoat = () => {
    dates += 1;
    return site.day({ date: new Date(Date.UTC(2027, 1, dates)).toISOString().slice(0, 10), totalCount: BOAT });
  };

  return [
    { title: '예약 1건 ÷ 한 달 일정 1번 읽기', measured: book, reference: read, calls: 40 },
    {
      title: '바뀌지 않은 일정(304) ÷ 일정(200)',
      measured: async () => expect((await site.get(LIST, { 'if-none-match': etag })).statusCode, 304),
      reference: read,
      calls: 40,
    },
    {
      title: `${RUSH}명이 동시에 ${BOAT}자리 ÷ ${BOAT}명이 차례로 ${BOAT}자리`,
      measured: async () => {
        const day = await freshBoat();
        const answers = await Promise.all(Array.from({ length: RUSH }, () => site.book(day, { guestCount: 1 })));
        expect(answers.filter(({ statusCode }) => statusCode === 200).length, BOAT);
      },
      reference: async () => {
        const day = await freshBoat();
        for (let seat = 0; seat < BOAT; seat += 1) expect((await site.book(day, { guestCount: 1 })).statusCode, 200);
      },
      calls: 1,
    },
    {
      title: `예약 ${MANY}건에서 검색 ÷ ${FEW}건에서 검색`,
      measured: () => search(long, operator.long),
      reference: () => search(short, operator.short),
      calls: 20,
    },
  ];
};
