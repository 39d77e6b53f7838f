import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { API } from '#contract/paths';
import { errorText } from '#copy/errors';
import { networkText } from '#copy/network';
import { secondStep } from '#copy/secondStep';
import { aSecondStep, aSecondStepKey } from '#mocks/builders';
import { fetchDouble, restoreFetch } from '#tests/support/jest/fetchDouble';
import { testStore, tokensFor } from '#tests/support/jest/testStore';
import { ToastHost } from '#src/components/base/feedback/Toast/ToastHost';
import { SecondStepCard } from './SecondStepCard';

const SINCE = '2026-11-20T01:10:00.000Z';
let isOn: boolean;
let isConnected: boolean;

/** The server's response to the first right code is lost, with the connection. */
beforeEach(async () => {
  [isOn, isConnected] = [false, true];
  fetchDouble((request) => {
    if (!isConnected) throw new TypeError('fetch failed');
    const { pathname } = new URL(request.url);
    if (pathname === API.startSecondStep) return Response.json(aSecondStepKey());
    if (pathname !== API.confirmSecondStep) return Response.json(aSecondStep(isOn ? { since: SINCE } : {}));
    if (isOn) return Response.json({ code: 'CONFLICT', message: errorText.CONFLICT }, { status: 409 });
    [isOn, isConnected] = [true, false];
    throw new TypeError('fetch failed');
  });
  render(
    <Provider store={testStore(tokensFor(900)).store}>
      <SecondStepCard />
      <ToastHost />
    </Provider>,
  );
  fireEvent.click(await screen.findByRole('button', { name: secondStep.off.turnOn }));
  type(secondStep.password, 'sea breeze');
  fireEvent.click(screen.getByRole('button', { name: secondStep.start.submit }));
  await screen.findByRole('button', { name: secondStep.setup.submit });
  type(secondStep.codes.otp.label, '123456');
});
afterEach(restoreFetch);

const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const confirm = () => fireEvent.click(screen.getByRole('button', { name: secondStep.setup.submit }));

test('2단계 확인을 켠 답을 받지 못해 다시 누르면, 켜졌지만 복구 코드를 받지 못했다고 말한다', async () => {
  confirm();
  await screen.findAllByText(networkText.offline);
  isConnected = true;
  confirm();
  expect(await screen.findByText(secondStep.on.unread)).toBeVisible();
  expect(screen.getByRole('button', { name: secondStep.on.turnOff })).toBeVisible();
  expect(screen.queryByText(errorText.CONFLICT)).toBeNull();
});
