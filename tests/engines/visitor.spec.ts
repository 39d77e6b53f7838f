import { API, apiPath, PAGES } from '#contract/paths';
import { ownPlace, waiting, waitingPlace } from '#copy/waiting';
import { asOperator } from '#tests/e2e/site';
import { expect, login, test } from './ways';

const DECEMBER = PAGES.reserve({ year: 2026, month: 12 });
/** A full day of the demo data. */
const FULL = '2026-12-13';

test('방문자는 달과 요일을 골라 날을 찾고, 뒤로 가면 고르기 전으로 돌아온다', async ({ tab }) => {
  await tab.visit(PAGES.reserve());
  await tab.heading('예약일정').appears();
  await tab.isSound();
  const months = tab.role('navigation', '월 선택');
  await months.link('12월').click();
  await tab.isAt(DECEMBER);
  const days = tab.role('list', '2026년 12월 예약일정').role('listitem');
  await days.that(/^25일/).says('기독탄신일');
  const all = (await days.facts()).count;
  await tab.isSound();

  const saturday = tab.role('group', '요일 선택').button(/^토/);
  await saturday.click();
  await days.role('time').numbers(4);
  await days.that(/^25일/).disappears();
  await tab.isSound();
  await saturday.click();
  await days.numbers(all);

  await days.that('예약하기').role('link').nth(0).click();
  await tab.heading('예약하기').appears();
  await tab.back();
  await tab.isAt(DECEMBER);
  await days.numbers(all);
  await tab.back();
  await tab.role('list', '2026년 11월 예약일정').appears();
});

test('방문자는 예약하고, 새로고침해도 예약을 보고, 입금이 확인된 예약을 찾아 취소한다', async ({ tab, site }) => {
  await tab.visit(DECEMBER);
  const days = tab.role('list', '2026년 12월 예약일정').role('listitem');
  const address = (await days.role('link').nth(0).facts()).address;
  await days.role('link').nth(0).click();
  await tab.heading('예약하기').hasFocus();
  await tab.isSound();
  // Pressing too early books nothing: the missing field is named and focused.
  await tab.button('1명 예약하기').click();
  await tab.text('예약자 이름을 입력해 주세요.').appears();
  await tab.label('예약자').hasFocus();
  await tab.role('radio', '2명').check();
  await tab.label('예약자').fill('김바다');
  await tab.label('휴대폰 번호').fill('12345678');
  await tab.label('휴대폰 번호').holds('010-1234-5678');
  await tab.label('비밀번호').fill('4821');
  await tab.label('위 내용을 확인했으며 이에 동의합니다.').check();
  await tab.button('2명 예약하기').click();

  await tab.heading('예약이 신청되었습니다.').hasFocus();
  await tab.role('main').says('2026년 11월 20일(금) 08:24');
  await tab.role('main').says('수협 000-0000-0000 박한결');
  await tab.isSound();
  const number = (
    await tab
      .text(/^\d{4}-\d{4}-\d{4}$/)
      .nth(0)
      .facts()
  ).text;
  await tab.reload();
  await tab.heading('예약이 신청되었습니다.').appears();
  await tab.text(number).appears();

  const id = address.split('/').at(-1) ?? '';
  const { list } = (await (await asOperator(site, API.guestList, { id: Number(id) })).json()) as {
    list: { id: number; name: string }[];
  };
  const booked = list.find(({ name }) => name === '김바다');
  const paid = await asOperator(site, apiPath(API.completeGuest, { id: booked?.id ?? 0 }), {});
  expect(paid.status).toBe(200);

  await tab.visit(PAGES.reserveFind);
  await tab.role('region', '이 기기에서 하신 예약').button(new RegExp(number)).click();
  await tab.label('예약번호').holds(number);
  await tab.label('비밀번호').fill('0000');
  await tab.button('예약 찾기').click();
  await tab.role('main').text('예약번호 또는 비밀번호가 일치하지 않습니다.').appears();
  await tab.label('비밀번호').fill('4821');
  await tab.button('예약 찾기').click();
  await tab.heading('예약 내역').appears();
  await tab.isSound();
  await tab.button('예약 취소').click();
  await tab.role('dialog').button('예약 취소하기').click();
  await tab.text('취소된 예약입니다.').appears();
  await tab.isSound();
});

test('자리가 모두 찬 날에는 대기를 신청하고, 대기번호를 다시 찾아 스스로 그만둔다', async ({ tab }) => {
  await tab.visit(DECEMBER);
  await tab.role('listitem').that(/^13일/).role('link').click();
  await tab.heading(waiting.title).appears();
  await tab.isSound();
  await tab.label('예약자').fill('기다림');
  await tab.label('휴대폰 번호').fill('010-1234-5678');
  await tab.label('비밀번호').fill('4821');
  // Typed text stays, except the password.
  await tab.reload();
  await tab.label('예약자').holds('기다림');
  await tab.label('비밀번호').holds('');
  await tab.label('비밀번호').fill('4821');
  await tab.label(waiting.consent).check();
  await tab.button(waiting.submit('1명')).click();
  await tab.heading(waitingPlace.title).appears();
  await tab.text(waitingPlace.numberOf(3)).appears();
  await tab.reload();
  await tab.text(waitingPlace.numberOf(3)).appears();
  await tab.isSound();

  await tab.link(ownPlace.open).click();
  await tab.label('휴대폰 번호').fill('010-1234-5678');
  await tab.label('비밀번호').fill('4821');
  await tab.button(ownPlace.submit).click();
  await tab.text(waitingPlace.numberOf(3)).appears();
  await tab.button(ownPlace.leave).click();
  await tab.role('dialog').button(ownPlace.leave).click();
  await tab.text(ownPlace.left).appears();

  await tab.visit(PAGES.adminDay(FULL));
  await login(tab);
  await tab.role('listitem').that('기다림').appears();
});
