import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, waitFor } from 'storybook/test';
import { booking } from '#copy/booking';
import { bookingForm, pricesChangedText } from '#copy/bookingForm';
import type { ReserveDay } from '#contract/day/day.schema';
import { aDay, factsOf } from '#mocks/builders';
import { networkText } from '#copy/network';
import { reserve } from '#copy/reserve';
import { termsOf } from './agreedTerms';
import {
  type Props,
  formWithNotice,
  FormWithNotice,
  reasonOf,
  nameField,
  telField,
  passwordField,
  consentBox,
  submitButton,
  fill,
} from './BookingForm.stories';

const meta = {
  title: '그사이 바뀐 예약 양식',
  id: 'booking-form-meanwhile',
  ...formWithNotice,
} satisfies Meta<Props>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;
type Canvas = Parameters<Play>[0]['canvas'];
const expectInput = async (canvas: Canvas) => {
  await expect(nameField(canvas)).toHaveValue('김바다');
  await expect(telField(canvas)).toHaveValue('010-0000-0001');
  await expect(passwordField(canvas)).toHaveValue('1234');
  await expect(consentBox(canvas)).toBeChecked();
};

/** Other visitors book while this form is filled in. */
function SeatsSold({ after, ...props }: Props & { after: ReserveDay }) {
  const [day, setDay] = useState(props.facts.day);
  return (
    <>
      <FormWithNotice {...props} facts={factsOf(day)} />
      <button type="button" data-testid="sell" hidden onClick={() => setDay(after)} />
    </>
  );
}
export const SeatsShrank: Story = {
  name: '자리가 줄어듦',
  render: (args) => <SeatsSold {...args} after={aDay({ guestCount: 18 })} />,
  play: async (context) => {
    const { canvas, userEvent, args } = context;
    await fill(context);
    await userEvent.click(canvas.getByRole('radio', { name: '8명' }));
    await fireEvent.click(canvas.getByTestId('sell'));
    await waitFor(() => expect(canvas.getByRole('radio', { name: '2명' })).toBeChecked());
    await expect(args.onHeadcountReduced).toHaveBeenCalledOnce();
    await expect(args.onHeadcountReduced).toHaveBeenCalledWith(2);
    await expect(canvas.getByText(booking.ofFare('40만원'))).toBeVisible();
    await expectInput(canvas);
  },
};
const raised = pricesChangedText({ price: 20, reservePrice: 10 }, { price: 25, reservePrice: 12 });
/** The operator raises the prices while the form is filled in, so consent is asked for again. */
export const PricesChangedMeanwhile: Story = {
  name: '적는 동안 금액이 바뀜',
  render: (args) => <SeatsSold {...args} after={aDay({ price: 25, reservePrice: 12 })} />,
  play: async (context) => {
    const { canvas, userEvent, args } = context;
    await fill(context);
    await fireEvent.click(canvas.getByTestId('sell'));
    await waitFor(() => expect(consentBox(canvas)).not.toBeChecked());
    await expect(args.onTermsChanged).toHaveBeenCalledOnce();
    await expect(args.onTermsChanged).toHaveBeenCalledWith(raised);
    await userEvent.click(submitButton(canvas));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(canvas.getByText(raised)).toBeVisible();
  },
};
/** A new consent removes the notice. */
export const AgreedAgain: Story = {
  ...PricesChangedMeanwhile,
  name: '바뀐 금액에 다시 동의함',
  play: async (context) => {
    const { canvas, userEvent, args } = context;
    await fill(context);
    await fireEvent.click(canvas.getByTestId('sell'));
    await userEvent.click(await canvas.findByRole('checkbox', { name: bookingForm.consent, checked: false }));
    await expect(canvas.queryByText(raised)).toBeNull();
    await userEvent.click(submitButton(canvas));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
  },
};
/** Consent is also asked for again after a new departure time. */
export const TimesChangedMeanwhile: Story = {
  name: '적는 동안 시각이 바뀜',
  render: (args) => <SeatsSold {...args} after={aDay({ departAt: '03:00' })} />,
  play: async (context) => {
    const { canvas } = context;
    await fill(context);
    await fireEvent.click(canvas.getByTestId('sell'));
    await waitFor(() => expect(consentBox(canvas)).not.toBeChecked());
    await expect(canvas.getByText(bookingForm.termsChanged)).toBeVisible();
  },
};
/** The form was left with other prices, and is opened again. */
export const PricesChangedWhileAway: Story = {
  name: '떠난 사이 금액이 바뀜',
  args: {
    initial: {
      name: '김바다',
      tel: '010-0000-0001',
      guestCount: 2,
      consent: true,
      agreed: { ...termsOf(factsOf(aDay())), price: 12, reservePrice: 5 },
    },
  },
  play: async ({ canvas, args }) => {
    await expect(consentBox(canvas)).not.toBeChecked();
    const said = pricesChangedText({ price: 12, reservePrice: 5 }, { price: 20, reservePrice: 10 });
    await expect(canvas.getByText(said)).toBeVisible();
    await expect(args.onTermsChanged).toHaveBeenCalledWith(said);
    await expect(nameField(canvas)).toHaveValue('김바다');
  },
};
export const DayClosedMeanwhile: Story = {
  name: '그사이 그날이 마감됨',
  args: { error: '예약이 마감되었습니다. 다른 날짜를 선택하거나 전화로 문의해 주세요.' },
  render: (args) => <SeatsSold {...args} after={aDay({ state: 'COMPLETE', guestCount: 20 })} />,
  play: async (context) => {
    const { canvas, userEvent, args } = context;
    await fill(context);
    await fireEvent.click(canvas.getByTestId('sell'));
    await waitFor(() => expect(canvas.getByText(`${reserve.seatsLeft} 0명`)).toBeVisible());
    await expect(canvas.getByRole('radio', { name: '2명' })).toBeChecked();
    await expectInput(canvas);
    await userEvent.click(submitButton(canvas));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
  },
};

export const Pending: Story = {
  args: { pending: true },
  play: async (context) => {
    const { canvas, userEvent, args } = context;
    await fill(context);
    await userEvent.click(canvas.getByRole('button', { name: bookingForm.submitting }));
    await userEvent.type(nameField(canvas), '{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(args.onInvalid).not.toHaveBeenCalled();
  },
};

/** Passes the server's response after the first submit. */
function AfterSubmit({ refusals, error, ...props }: Props) {
  const [submitted, setSubmitted] = useState(false);
  const response = submitted ? { refusals: refusals ?? [], error: error ?? null } : {};
  return (
    <FormWithNotice
      {...props}
      {...response}
      onSubmit={(values) => {
        void props.onSubmit(values);
        setSubmitted(true);
      }}
    />
  );
}
const refused = {
  refusals: [
    { field: 'tel', reason: '올바른 휴대폰 번호를 입력해 주세요.' },
    { field: 'guestCount', reason: '인원을 1명 이상 선택해 주세요.' },
  ],
};
const sendAndBeRefused: Play = async (context) => {
  const { canvas, userEvent } = context;
  await fill(context);
  await userEvent.click(submitButton(canvas));
  await waitFor(() => expect(telField(canvas)).toHaveAttribute('aria-invalid', 'true'));
};
export const RefusedByServer: Story = {
  name: '서버가 거절함',
  args: refused,
  render: (args) => <AfterSubmit {...args} />,
  play: async (context) => {
    const { canvas } = context;
    await sendAndBeRefused(context);
    await expect(reasonOf(telField(canvas))).toContain('올바른 휴대폰 번호를 입력해 주세요.');
    await expect(canvas.getByText('인원을 1명 이상 선택해 주세요.')).toBeVisible();
    await expect(telField(canvas)).toHaveFocus();
    await expectInput(canvas);
  },
};
export const RefusalsGoWithTheirCause: Story = {
  name: '까닭을 고치면 거절도 사라짐',
  args: refused,
  render: (args) => <AfterSubmit {...args} />,
  play: async (context) => {
    const { canvas, userEvent } = context;
    await sendAndBeRefused(context);
    await userEvent.click(canvas.getByRole('radio', { name: '3명' }));
    await expect(canvas.queryByText('인원을 1명 이상 선택해 주세요.')).toBeNull();
    await userEvent.type(telField(canvas), '{Backspace}2');
    await waitFor(() => expect(telField(canvas)).not.toHaveAttribute('aria-invalid'));
  },
};
/** A reason without a field in the form is shown in the banner. */
export const RefusedElsewhere: Story = {
  name: '다른 곳이 거절됨',
  args: { refusals: [{ field: 'id', reason: '번호를 올바르게 입력해 주세요.' }] },
  render: (args) => <AfterSubmit {...args} />,
  play: async (context) => {
    await fill(context);
    await context.userEvent.click(submitButton(context.canvas));
    await expect(await context.canvas.findByText('번호를 올바르게 입력해 주세요.')).toBeVisible();
  },
};
export const NoConnection: Story = {
  name: '연결 없음',
  args: { error: networkText.offline },
  render: (args) => <AfterSubmit {...args} />,
  play: async (context) => {
    const { canvas, userEvent, args } = context;
    await fill(context);
    await userEvent.click(submitButton(canvas));
    await expect(await canvas.findByText(networkText.offline)).toBeVisible();
    await expectInput(canvas);
    await userEvent.click(submitButton(canvas));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(2));
  },
};
