import { API } from '#contract/paths';
import { openSite, type Site } from '#tests/support/server/site';

let site: Site;
let operator: Record<string, string>;
beforeEach(async () => {
  site = await openSite();
  operator = await site.operator();
});
afterEach(() => site.close());

const update = (id: number, facts: object) => site.post(API.updateDay, { id, ...facts }, operator);
const saveMemo = (id: number, memo: object) => site.post(API.updateDayMemo, { id, ...memo }, operator);

describe('다른 기기에서 먼저 저장한 하루의 내용', () => {
  it('보지 못한 시각은 덮어쓰지 않고, 함께 보낸 다른 값도 바꾸지 않는다', async () => {
    const day = await site.day();
    await update(day.id, { departAt: '05:00' });
    const response = await update(day.id, { departAt: '06:00', minCount: 8, seen: { departAt: null, minCount: 0 } });
    expect(response.statusCode).toBe(409);
    expect(await site.reread(day)).toEqual({ ...day, departAt: '05:00' });
  });

  it('다른 값만 바뀌었으면 저장하고, 그 값은 그대로 둔다', async () => {
    const day = await site.day();
    await update(day.id, { departAt: '05:00' });
    const response = await update(day.id, { minCount: 8, seen: { minCount: 0 } });
    expect(response.json()).toEqual({ ...day, departAt: '05:00', minCount: 8 });
  });

  it('답을 받지 못해 다시 보낸 값은 이미 저장된 것이고, 본 값을 보내지 않으면 예전처럼 저장한다', async () => {
    const day = await site.day();
    const asked = { departAt: '06:00', seen: { departAt: null } };
    expect((await update(day.id, asked)).statusCode).toBe(200);
    expect((await update(day.id, asked)).statusCode).toBe(200);
    expect((await update(day.id, { departAt: '07:00' })).statusCode).toBe(200);
    expect((await site.reread(day)).departAt).toBe('07:00');
  });

  it('다른 기기에서 방문자에게 보이게 한 메모는, 그것을 모르고 적은 글로 바꾸지 않는다', async () => {
    const day = await site.day({ memo: '어묵탕' });
    await saveMemo(day.id, { memo: '어묵탕', memoPublic: 'Y' });
    const typed = { memo: '선장만 보는 메모', seen: '어묵탕' };
    expect((await saveMemo(day.id, { ...typed, seenPublic: 'N' })).statusCode).toBe(409);
    expect((await site.reread(day)).memo).toBe('어묵탕');
    expect((await saveMemo(day.id, { ...typed, seenPublic: 'Y' })).json()).toMatchObject({
      memo: '선장만 보는 메모',
      memoPublic: 'Y',
    });
  });
});
