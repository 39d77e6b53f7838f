import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { API, apiPath, PAGES } from '#contract/paths';
import { messageList } from '#copy/messageList';
import { messageKind, messages, messageState } from '#copy/messages';
import { expectReachable } from './axe';
import { ADMIN, expect, login, test, type Site } from './site';

test.use({ startsItself: true });

/** A local message provider that refuses requests until told to accept them. */
const openProvider = async () => {
  let status = 400;
  const received: string[] = [];
  const server: Server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (chunk: string) => (body += chunk));
    request.on('end', () => {
      received.push(body);
      response.writeHead(status, { 'content-type': 'application/json' }).end('{"errorCode":"NotEnoughBalance"}');
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    received,
    recover: () => {
      status = 200;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};

/** Returns the access token. */
const signIn = async (site: Site): Promise<string> => {
  const response = await fetch(site.address + API.signin, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(ADMIN),
  });
  return ((await response.json()) as { token: string }).token;
};

/** A site with a refused message of a new booking. */
const refusedMessage = async (site: Site) => {
  const provider = await openProvider();
  await site.start({
    MESSAGE_CHANNEL: 'webhook',
    WEBHOOK_URL: provider.url,
    WEBHOOK_SECRET: 'a secret of the tests alone',
  });
  const day = (await (await fetch(site.address + API.dayByDate.replace(':date', '2026-12-10'))).json()) as {
    id: number;
  };
  const booked = await fetch(site.address + API.createBooking, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ id: day.id, name: '문자손님', tel: '010-5555-6666', password: '1234', guestCount: 1 }),
  });
  expect(booked.status).toBe(200);
  const { id } = (await booked.json()) as { id: number };
  const token = await signIn(site);
  // Waits until the refusal is stored.
  await expect
    .poll(async () => {
      const parked = await fetch(`${site.address}${API.messages}?state=PARKED`, {
        headers: { Authorization: `Bearer ${token}` },
      });
      return ((await parked.json()) as { totalElements: number }).totalElements;
    })
    .toBe(1);
  expect(provider.received).toHaveLength(1);
  return { provider, id, token };
};

test('보내지 못한 메시지는 관리 홈에 보이고, 이유를 본 뒤 다시 보내면 나가며, 보낸 글을 읽는다', async ({
  page,
  visit,
  site,
}) => {
  const { provider } = await refusedMessage(site);

  await visit(PAGES.admin);
  await login(page);
  await page
    .getByRole('region', { name: '지금 처리할 일' })
    .getByRole('link', { name: /^보내지 못한 메시지 1건/ })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: '보내지 못한 메시지' })).toBeVisible();
  const message = page.getByRole('listitem').filter({ hasText: '예약 신청 안내' });
  await expect(message).toContainText('문자손님');
  await expect(message).toContainText('발송 업체가 받지 않았습니다. 설정과 잔액을 확인해 주세요.');
  await expectReachable(page);

  provider.recover();
  await message.getByRole('button', { name: '다시 보내기' }).click();
  await expect(page.getByRole('status').filter({ hasText: '다시 보냅니다.' })).toBeVisible();
  await expect(page.getByText('보내지 못한 메시지가 없습니다.')).toBeVisible();
  await expect.poll(() => provider.received.length).toBe(2);
  const { text } = JSON.parse(provider.received[1] ?? '') as { text: string };
  expect(text).toContain('문자손님');

  await page.getByRole('radio', { name: messageState.SENT }).check();
  const sent = page.getByRole('listitem').filter({ hasText: messageKind.BOOKED });
  await expect(sent).toContainText(text);
  await expect(sent).toContainText(messageList.number('010-5555-6666'));
  await expectReachable(page);
  await page.getByRole('link', { name: '관리 홈' }).click();
  await expect(page.getByRole('region', { name: '지금 처리할 일' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^보내지 못한 메시지/ })).toHaveCount(0);
  provider.close();
});

test('취소된 예약의 메시지는 다시 보낼 것이 없고, 처리 완료로 치운다', async ({ page, visit, site }) => {
  const { provider, id, token } = await refusedMessage(site);
  const cancelled = await fetch(site.address + apiPath(API.cancelGuest, { id }), {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}` },
  });
  expect(cancelled.status).toBe(200);
  await expect.poll(() => provider.received.length).toBe(2);

  await visit(PAGES.adminMessages);
  await login(page);
  const message = page.getByRole('listitem').filter({ hasText: messageKind.BOOKED });
  await expect(message).toContainText(messageList.outdated);
  await expect(message.getByRole('button', { name: messages.retry })).toHaveCount(0);
  await message.getByRole('button', { name: messages.resolve }).click();
  await expect(page.getByRole('status').filter({ hasText: messages.resolved })).toBeVisible();
  await expect(message).toHaveCount(0);
  provider.close();
});
