import { API } from '#contract/paths';
import { migrate } from '#server/db/migrate';
import { openDatabase } from '#server/db/open';
import type { Db } from '#server/db/tables';
import { insertDay } from '#server/days/days.repository';
import { emptyPlace, throughNetwork } from '#tests/support/server/places';
import { endChildren, startServer } from '#tests/support/server/process';
import { openProvider } from '#tests/support/server/provider';
import { aBooking, removeFolders } from '#tests/support/server/site';
import { until } from '#tests/support/server/until';

const LONG = 120_000;
const SECRET = 'a secret of the webhook';
afterEach(() => {
  endChildren();
  removeFolders();
});

it(
  '시작한 서버는 예약을 받는 대로 설정한 곳으로 메시지를 보내고, 멈추라고 하면 0으로 끝난다',
  async () => {
    const taken = await emptyPlace();
    const place = throughNetwork(taken.place);
    const provider = await openProvider();
    const db: Db = await openDatabase(place);
    try {
      await migrate(db, new Date());
      const day = await insertDay(db, {
        date: '2026-12-05',
        state: 'OPEN',
        fish: '갈치',
        totalCount: 20,
        guestCount: 0,
        memo: '',
        price: 20,
        reservePrice: 10,
      });
      const running = startServer(place, {
        MESSAGE_CHANNEL: 'webhook',
        WEBHOOK_URL: provider.url,
        WEBHOOK_SECRET: SECRET,
      });
      const address = await running.address;
      const nextRequest = provider.nextRequest();
      const response = await fetch(address + API.createBooking, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(aBooking(day.id)),
      });
      expect(response.status).toBe(200);
      await nextRequest;
      expect(JSON.parse(provider.received[0]?.body ?? '')).toMatchObject({ kind: 'BOOKED', to: '010-0000-0001' });
      await until(async () => {
        const message = await db.selectFrom('messages').select('state').executeTakeFirstOrThrow();
        return message.state === 'SENT';
      });
      running.child.kill('SIGTERM');
      expect(await running.ended).toBe(0);
      expect(running.printed()).not.toMatch(/김바다|0000-0001/);
    } finally {
      await db.destroy();
      await provider.close();
      taken.release();
    }
  },
  LONG,
);

it(
  '빠진 설정이 있으면 한 줄로 알리고 시작하지 않는다',
  async () => {
    const taken = await emptyPlace();
    const running = startServer(taken.place, { MESSAGE_CHANNEL: 'webhook', WEBHOOK_SECRET: SECRET });
    expect(await running.ended).toBe(1);
    expect(running.printed().trim()).toBe('설정 WEBHOOK_URL: MESSAGE_CHANNEL=webhook이면 정해야 합니다.');
    taken.release();
  },
  LONG,
);
