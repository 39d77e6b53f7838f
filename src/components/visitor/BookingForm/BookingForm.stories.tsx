import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { booking } from '../../../../copy/booking';
import { NO_TERMS } from '../../../../contract/config/config.rules';
import { bookingForm, pricesChangedText } from '../../../../copy/bookingForm';
import { draw } from '../../../../copy/draw';
import { closedDayText } from '../../../../copy/closedDay';
import { emulating } from '../../../../mocks/emulating';
import { aDay } from '../../../../mocks/builders';
import { wholeText } from '../../../../mocks/wholeText';
import { networkText } from '../../../../copy/network';
import { reserve } from '../../../../copy/reserve';
import { BookingNotice, type BookingNoticeProps } from '../BookingNotice/BookingNotice';
import { termsOf } from './agreedTerms';
import { BookingForm, type BookingFormProps } from './BookingForm';
import { ConsentBox } from './ConsentBox';
import { OpeningNote } from './OpeningNote';
import { PersonFields } from './PersonFields';
import { SubmitBar } from './SubmitBar';

type Props = BookingFormProps & Pick<BookingNoticeProps, 'bank' | 'terms' | 'onCopied'>;

/** The form with the notice that a page puts into it. */
function FormWithNotice({ bank, onCopied, ...form }: Props) {
  const { day, terms } = form;
  return (
    <BookingForm {...form}>
      <BookingNotice day={day} bank={bank} {...(terms && { terms })} onCopied={onCopied} />
    </BookingForm>
  );
}

const meta = {
  title: '예약 양식',
  id: 'booking-form',
  component: BookingForm,
  render: (args) => <FormWithNotice {...args} />,
  subcomponents: { ConsentBox, OpeningNote, PersonFields, SubmitBar },
  args: {
    day: aDay(),
    asksPassword: true,
    bank: '수협 000-0000-0000 박한결',
    pending: false,
    onSubmit: fn(),
    onInvalid: fn(),
    onCopied: fn(),
    onHeadcountReduced: fn(),
    onTermsChanged: fn(),
    listHref: '/reserve?year=2026&month=12',
    children: null,
  },
  globals: { ground: 'none' },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 640, marginInline: 'auto', padding: '24px var(--gutter) 0' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<Props>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;
type Canvas = Parameters<Play>[0]['canvas'];

const reasonOf = (field: HTMLElement): string =>
  (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ');
const nameField = (canvas: Canvas) => canvas.getByLabelText(bookingForm.name);
const telField = (canvas: Canvas) => canvas.getByLabelText(bookingForm.tel);
const passwordField = (canvas: Canvas) => canvas.getByLabelText(bookingForm.password);
const consentBox = (canvas: Canvas) => canvas.getByRole('checkbox', { name: bookingForm.consent });
/** With any headcount in its label. */
const submitButton = (canvas: Canvas) =>
  canvas.getByRole('button', { name: (name) => name.endsWith(bookingForm.submit('')) });

const fill: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('radio', { name: '2명' }));
  await userEvent.type(nameField(canvas), '김바다');
  await userEvent.type(telField(canvas), '00000001');
  if (canvas.queryByLabelText(bookingForm.password)) await userEvent.type(passwordField(canvas), '1234');
  await userEvent.click(consentBox(canvas));
};
const expectKept = async (canvas: Canvas) => {
  await expect(nameField(canvas)).toHaveValue('김바다');
  await expect(telField(canvas)).toHaveValue('010-0000-0001');
  await expect(passwordField(canvas)).toHaveValue('1234');
  await expect(consentBox(canvas)).toBeChecked();
};

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: '1명' })).toBeChecked();
    await expect(canvas.getAllByRole('radio')).toHaveLength(8);
    await expect(telField(canvas)).toHaveValue('010-');
    await expect(submitButton(canvas)).toBeEnabled();
  },
};

export const Filled: Story = {
  play: async (context) => {
    const { canvas, userEvent, args } = context;
    await fill(context);
    await expect(canvas.getByText('선비 40만원')).toBeVisible();
    await expect(canvas.getByText('예약금 20만원')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: bookingForm.submit('2명') }));
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({
        name: '김바다',
        tel: '010-0000-0001',
        password: '1234',
        guestCount: 2,
      }),
    );
    await expect(args.onInvalid).not.toHaveBeenCalled();
  },
};

export const Errors: Story = {
  name: '오류',
  play: async ({ canvas, userEvent, args }) => {
    const wrong = [
      [nameField(canvas), '예약자 이름을 입력해 주세요.'],
      [telField(canvas), '휴대폰 번호를 입력해 주세요.'],
      [passwordField(canvas), '비밀번호를 4자 이상 등록해 주세요.'],
      [consentBox(canvas), '예약 전 확인 사항을 확인하고 동의해 주세요.'],
    ] as const;
    const correct = [
      () => userEvent.type(nameField(canvas), '바다'),
      () => userEvent.type(telField(canvas), '0001'),
      () => userEvent.type(passwordField(canvas), '34'),
      () => userEvent.click(consentBox(canvas)),
    ] as const;
    await userEvent.type(nameField(canvas), '김');
    await userEvent.type(telField(canvas), '0000');
    await userEvent.type(passwordField(canvas), '12');

    // One round per field: the first field that is still invalid takes the focus and its error is reported; corrected
    // fields show no error.
    for (const [round, [field, reason]] of wrong.entries()) {
      await userEvent.click(submitButton(canvas));
      await waitFor(() => expect(args.onInvalid).toHaveBeenNthCalledWith(round + 1, reason));
      await expect(field).toHaveFocus();
      for (const [index, [each, itsReason]] of wrong.entries()) {
        if (index < round) await expect(each).not.toHaveAttribute('aria-invalid');
        else {
          await expect(each).toHaveAttribute('aria-invalid', 'true');
          await expect(reasonOf(each)).toContain(itsReason);
        }
      }
      await correct[round]?.();
      await waitFor(() => expect(field).not.toHaveAttribute('aria-invalid'));
    }
    await userEvent.click(submitButton(canvas));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
  },
};
/** After the first submit of an empty form. */
export const AllWrong: Story = {
  name: '모두 틀림',
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(submitButton(canvas));
    await waitFor(() => expect(args.onInvalid).toHaveBeenCalledWith('예약자 이름을 입력해 주세요.'));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const WithoutPassword: Story = {
  name: '비밀번호 없이',
  args: { asksPassword: false },
  play: async (context) => {
    const { canvas, userEvent, args } = context;
    await expect(canvas.queryByLabelText(bookingForm.password)).toBeNull();
    await fill(context);
    await userEvent.click(submitButton(canvas));
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({
        name: '김바다',
        tel: '010-0000-0001',
        password: '',
        guestCount: 2,
      }),
    );
  },
};

export const LastSeat: Story = {
  args: { day: aDay({ guestCount: 19 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(`${reserve.seatsLeft} 1명`)).toBeVisible();
    await expect(canvas.getAllByRole('radio')).toHaveLength(1);
  },
};
export const TwentySeats: Story = {
  name: '스무 자리',
  args: { day: aDay({ guestCount: 0 }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: booking.moreHeadcounts }));
    await userEvent.click(canvas.getByRole('radio', { name: '20명' }));
    await expect(canvas.getByRole('button', { name: bookingForm.submit('20명') })).toBeVisible();
    await expect(canvas.getByText('선비 400만원')).toBeVisible();
  },
};

/** In the scrolled window of a phone the bar lies over the button that has the focus. */
export const FocusUnderTheBar: Story = {
  ...TwentySeats,
  name: '아래 막대 밑의 초점',
  decorators: [
    (Story) => (
      <div style={{ paddingTop: 776 }}>
        <Story />
      </div>
    ),
  ],
};

/** Other visitors book while this visitor fills in the form. */
function SeatsSold({ after, ...props }: Props & { after: Props['day'] }) {
  const [day, setDay] = useState(props.day);
  return (
    <>
      <FormWithNotice {...props} day={day} />
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
    await expect(canvas.getByText('선비 40만원')).toBeVisible();
    await expectKept(canvas);
  },
};
const raised = pricesChangedText({ price: 20, reservePrice: 10 }, { price: 25, reservePrice: 12 });
/** The operator raises the prices while the form is being filled: what was agreed to is asked again. */
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
/** What was said goes once the visitor has agreed to the new prices. */
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
/** The departure has moved: nobody has agreed to that either. */
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
/** A form that was left with other prices, and is opened again. */
export const PricesChangedWhileAway: Story = {
  name: '떠난 사이 금액이 바뀜',
  args: {
    initial: {
      name: '김바다',
      tel: '010-0000-0001',
      guestCount: 2,
      consent: true,
      agreed: { ...termsOf(aDay(), NO_TERMS), price: 12, reservePrice: 5 },
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
    await expectKept(canvas);
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
function Answered({ refusals, error, ...props }: Props) {
  const [answered, setAnswered] = useState(false);
  const answer = answered ? { refusals: refusals ?? [], error: error ?? null } : {};
  return (
    <FormWithNotice
      {...props}
      {...answer}
      onSubmit={(values) => {
        void props.onSubmit(values);
        setAnswered(true);
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
  render: (args) => <Answered {...args} />,
  play: async (context) => {
    const { canvas } = context;
    await sendAndBeRefused(context);
    await expect(reasonOf(telField(canvas))).toContain('올바른 휴대폰 번호를 입력해 주세요.');
    await expect(canvas.getByText('인원을 1명 이상 선택해 주세요.')).toBeVisible();
    await expect(telField(canvas)).toHaveFocus();
    await expectKept(canvas);
  },
};
export const RefusalsGoWithTheirCause: Story = {
  name: '까닭을 고치면 거절도 사라짐',
  args: refused,
  render: (args) => <Answered {...args} />,
  play: async (context) => {
    const { canvas, userEvent } = context;
    await sendAndBeRefused(context);
    await userEvent.click(canvas.getByRole('radio', { name: '3명' }));
    await expect(canvas.queryByText('인원을 1명 이상 선택해 주세요.')).toBeNull();
    await userEvent.type(telField(canvas), '{Backspace}2');
    await waitFor(() => expect(telField(canvas)).not.toHaveAttribute('aria-invalid'));
  },
};
/** A reason for something that is not a field of the form is shown in the banner. */
export const RefusedElsewhere: Story = {
  name: '다른 곳이 거절됨',
  args: { refusals: [{ field: 'id', reason: '번호를 올바르게 입력해 주세요.' }] },
  render: (args) => <Answered {...args} />,
  play: async (context) => {
    await fill(context);
    await context.userEvent.click(submitButton(context.canvas));
    await expect(await context.canvas.findByText('번호를 올바르게 입력해 주세요.')).toBeVisible();
  },
};
export const NoConnection: Story = {
  name: '연결 없음',
  args: { error: networkText.offline },
  render: (args) => <Answered {...args} />,
  play: async (context) => {
    const { canvas, userEvent, args } = context;
    await fill(context);
    await userEvent.click(submitButton(canvas));
    await expect(await canvas.findByText(networkText.offline)).toBeVisible();
    await expectKept(canvas);
    await userEvent.click(submitButton(canvas));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(2));
  },
};

export const DepositEqualsPrice: Story = {
  name: '예약금이 선비와 같음',
  args: { day: aDay({ reservePrice: 20 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('선비 20만원')).toBeVisible();
    await expect(canvas.queryByText(new RegExp(`^${booking.deposit} \\d`))).toBeNull();
  },
};
export const NoBank: Story = {
  args: { bank: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(booking.bank)).toBeNull();
  },
};

/** An input method composes 별 from ㅂ, 벼, 별: the sixth syllable stays until it is complete and is cut only then. */
export const HangulIsNotCutWhileComposed: Story = {
  name: '적는 중인 한글은 잘리지 않음',
  play: async ({ canvas, userEvent }) => {
    const field = nameField(canvas);
    await userEvent.type(field, '남궁바다김');
    const compose = async (text: string) => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
      await fireEvent(
        field,
        new InputEvent('input', { bubbles: true, isComposing: true, inputType: 'insertCompositionText' }),
      );
    };
    await fireEvent.compositionStart(field);
    for (const text of ['남궁바다김ㅂ', '남궁바다김벼', '남궁바다김별']) {
      await compose(text);
      await expect(field).toHaveValue(text);
    }
    await fireEvent.compositionEnd(field, { data: '별' });
    await waitFor(() => expect(field).toHaveValue('남궁바다김'));
  },
};
/** The day was closed or its trip was cancelled while the form was open: the typed values stay visible. */
export const ClosedMeanwhile: Story = {
  args: { day: aDay({ state: 'CLOSE' }), error: closedDayText.DAY_CLOSED },
};
export const TripCancelledMeanwhile: Story = {
  args: { day: aDay({ state: 'CANCEL' }), error: closedDayText.DAY_CANCELLED },
};

const OPENS = '2026-11-25T11:00:00.000Z';
const waitingDay = aDay({ opensAt: OPENS, guestCount: 2 });
/** Everything can be filled in; the button waits. */
export const NotOpenYet: Story = {
  args: { day: waitingDay, clock: () => new Date('2026-11-24T11:00:00Z') },
  play: async (context) => {
    const { canvas } = context;
    await expect(canvas.getByText(wholeText(reserve.opens('11월 25일(수) 오후 8시')))).toBeVisible();
    await fill(context);
    await expect(canvas.getByRole('button', { name: bookingForm.notYet })).toBeDisabled();
  },
};
/** The first requests will be drawn: the rule in one sentence. */
export const NotOpenYetAndDrawn: Story = {
  name: '예약 시작 전, 추첨함',
  args: { day: waitingDay, fairStart: 20, clock: () => new Date('2026-11-24T11:00:00Z') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(draw.rule(20))).toBeVisible();
  },
};
export const NotOpenYetAndDrawnOnANarrowPhone: Story = {
  ...NotOpenYetAndDrawn,
  ...emulating({ width: 320 }),
  name: '좁은 휴대폰에서 예약 시작 전, 추첨함',
};
export const LastHourBeforeOpening: Story = {
  name: '예약 시작까지 한 시간 안',
  args: { day: waitingDay, clock: () => new Date('2026-11-25T10:47:29Z') },
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: bookingForm.opensIn(reserve.left(12, 31)) });
    await expect(button).toBeDisabled();
    for (const region of canvas.getAllByRole('status')) await expect(region).not.toHaveTextContent(/12분/);
  },
};
export const LastHourBeforeOpeningOnANarrowPhone: Story = {
  ...LastHourBeforeOpening,
  ...emulating({ width: 320 }),
  name: '좁은 휴대폰에서 시작 한 시간 전',
};
/** Who comes between the opening and the draw reads the rule too. */
export const OpenedWhileDrawn: Story = {
  name: '추첨 전에 열어 봄',
  args: { day: waitingDay, fairStart: 20, clock: () => new Date('2026-11-25T11:00:05Z') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(draw.rule(20))).toBeVisible();
    await expect(canvas.getByText(bookingForm.opened)).toBeVisible();
    await expect(submitButton(canvas)).toBeEnabled();
  },
};
/** After the draw there is no rule to read any more. */
export const OpenedAfterTheDraw: Story = {
  name: '추첨이 끝난 뒤에 열어 봄',
  args: { day: waitingDay, fairStart: 20, clock: () => new Date('2026-11-25T11:00:21Z') },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(draw.rule(20))).toBeNull();
    await expect(canvas.queryByText(bookingForm.opened)).toBeNull();
  },
};
let turning = 0;
/** The draw is over while the form is open: the rule makes room for what holds now, and nothing moves. */
export const DrawOverMeanwhile: Story = {
  name: '보는 사이에 끝난 추첨',
  args: { day: waitingDay, fairStart: 20, clock: () => new Date(turning) },
  beforeEach: () => {
    turning = Date.parse(OPENS) + 19_000;
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(draw.rule(20))).toBeVisible();
    const { offsetTop } = canvas.getByLabelText(bookingForm.name);
    turning = Date.parse(OPENS) + 20_000;
    document.dispatchEvent(new Event('visibilitychange'));
    await expect(await canvas.findByText(draw.over)).toBeVisible();
    await expect(canvas.getByText(draw.rule(20))).not.toBeVisible();
    await expect(canvas.getByLabelText(bookingForm.name).offsetTop).toBe(offsetTop);
  },
};
/** What was typed is still there when the button opens by itself. */
export const OpensMeanwhile: Story = {
  name: '보는 사이에 예약 시작',
  args: { day: waitingDay, clock: () => new Date(turning) },
  beforeEach: () => {
    turning = Date.parse('2026-11-25T10:59:58Z');
  },
  play: async (context) => {
    const { canvas, userEvent, args } = context;
    await fill(context);
    turning = Date.parse(OPENS);
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(submitButton(canvas)).toBeEnabled());
    await expect(canvas.getByText(bookingForm.opened)).toBeVisible();
    await userEvent.click(submitButton(canvas));
    await expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ name: '김바다', guestCount: 2 }));
  },
};
