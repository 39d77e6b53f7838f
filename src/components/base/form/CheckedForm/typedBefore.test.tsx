import { afterEach, describe, expect, it } from '@jest/globals';
import { act } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { NAME_MAX, tidyBookingNumber } from '#contract/booking/booking.rules';
import { PHONE_PREFIX } from '#contract/booking/phone.rules';
import { NumberField } from '../NumberField/NumberField';
import { PasswordField } from '../PasswordField/PasswordField';
import { PhoneField } from '../PhoneField/PhoneField';
import { TextField } from '../TextField/TextField';
import { useCheckedForm } from './useCheckedForm';

interface Typed {
  name: string;
  tel: string;
  password: string;
  number: string;
  count: string;
  consent: boolean;
}
let sent: Typed | null = null;

function Form() {
  const { field, choice, form } = useCheckedForm<Typed, Typed>({
    initial: { name: '', tel: PHONE_PREFIX, password: '', number: '', count: '', consent: false },
    fields: ['name', 'tel', 'password', 'number', 'count', 'consent'],
    read: (typed) => typed,
    problems: () => [],
    pending: false,
    onSubmit: (typed) => void (sent = typed),
  });
  return (
    <form {...form}>
      <TextField label="예약자" maxCharacters={NAME_MAX} {...field('name')} />
      <PhoneField label="휴대폰 번호" {...choice('tel')} />
      <PasswordField label="비밀번호" maxCharacters={10} autoComplete="off" {...field('password')} />
      <TextField label="예약번호" maxCharacters={14} tidy={tidyBookingNumber} {...field('number')} />
      <NumberField label="정원" maxDigits={2} {...field('count')} />
      <input aria-label="동의" type="checkbox" {...field('consent')} />
      <button>보내기</button>
    </form>
  );
}

let root: Root | null = null;
afterEach(() => {
  act(() => root?.unmount());
  document.body.innerHTML = '';
  sent = null;
});

const control = (name: string): HTMLInputElement => {
  const found = document.querySelector(`[name="${name}"]`);
  if (!(found instanceof HTMLInputElement)) throw new Error(`no ${name}`);
  return found;
};

/** The page as served, text typed into it, and then its script. */
const open = async (typed: Partial<Record<keyof Typed, string>>, ticked = false): Promise<void> => {
  document.body.innerHTML = `<div id="main">${renderToString(<Form />)}</div>`;
  for (const [name, value] of Object.entries(typed)) control(name).value = value;
  control('consent').checked = ticked;
  const main = document.getElementById('main');
  if (!main) throw new Error('no page');
  await act(async () => {
    root = hydrateRoot(main, <Form />);
    await Promise.resolve();
  });
};
const send = (): Promise<void> =>
  act(() => {
    document.querySelector('form')?.requestSubmit();
    return Promise.resolve();
  });

describe('스크립트가 오기 전에 입력하거나 자동으로 채운 것', () => {
  it.each([
    ['010-77778888', '010-7777-8888'],
    ['01077779999', '010-7777-9999'],
    ['+82 10-7777-9999', '010-7777-9999'],
    ['010-7777', '010-7777'],
    ['031-555-1234', '031-555-1234'],
  ])('휴대폰 번호 %s은 %s으로 남아 그대로 보내진다', async (typed, shown) => {
    await open({ tel: typed });
    expect(control('tel').value).toBe(shown);
    await send();
    expect(sent?.tel).toBe(shown);
  });

  it('길이와 모양의 제한이 있는 칸은 지금 입력한 것처럼 다듬어진다', async () => {
    await open(
      { name: '남궁바다해솔', password: '12345678901', number: '예약번호 4821-0937-6654', count: '1２3' },
      true,
    );
    await send();
    expect(sent).toEqual({
      name: '남궁바다해',
      tel: '010-',
      password: '1234567890',
      number: '4821-0937-6654',
      count: '12',
      consent: true,
    });
    expect(control('name').value).toBe('남궁바다해');
  });

  it('손대지 않은 칸은 그대로이다', async () => {
    await open({ name: '김바다' });
    await send();
    expect(sent).toMatchObject({ name: '김바다', tel: '010-', password: '', consent: false });
  });
});
