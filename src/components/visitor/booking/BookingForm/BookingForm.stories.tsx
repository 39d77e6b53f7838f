import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { booking } from '#copy/booking';
import { bookingForm } from '#copy/bookingForm';
import { closedDayText } from '#copy/closedDay';
import { aDay, factsOf } from '#mocks/builders';
import { reserve } from '#copy/reserve';
import { BookingNotice, type BookingNoticeProps } from '../BookingNotice/BookingNotice';
import { BookingForm, type BookingFormProps } from './BookingForm';
import { ConsentBox } from './ConsentBox';
import { OpeningNote } from './OpeningNote';
import { PersonFields } from './PersonFields';
import { SubmitBar } from './SubmitBar';

export type Props = BookingFormProps & Pick<BookingNoticeProps, 'bank'>;

/** The form with the notice that its page provides. */
export function FormWithNotice({ bank, ...form }: Props) {
  return (
    <BookingForm {...form}>
      <BookingNotice day={form.facts.day} bank={bank} />
    </BookingForm>
  );
}

/** Shared by the stories of the form. */
export const formWithNotice = {
  component: BookingForm,
  render: (args) => <FormWithNotice {...args} />,
  subcomponents: { ConsentBox, OpeningNote, PersonFields, SubmitBar },
  args: {
    facts: factsOf(aDay()),
    bank: '수협 000-0000-0000 박한결',
    pending: false,
    onSubmit: fn(),
    onInvalid: fn(),
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
const meta = {
  title: '예약 양식',
  id: 'booking-form',
  excludeStories: /^([a-z]|FormWithNotice$)/,
  ...formWithNotice,
} satisfies Meta<Props>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;
type Canvas = Parameters<Play>[0]['canvas'];

export const reasonOf = (field: HTMLElement): string =>
  (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ');
export const nameField = (canvas: Canvas) => canvas.getByLabelText(bookingForm.name);
export const telField = (canvas: Canvas) => canvas.getByLabelText(bookingForm.tel);
export const passwordField = (canvas: Canvas) => canvas.getByLabelText(bookingForm.password);
export const consentBox = (canvas: Canvas) => canvas.getByRole('checkbox', { name: bookingForm.consent });
/** Matches any headcount in its label. */
export const submitButton = (canvas: Canvas) =>
  canvas.getByRole('button', { name: (name) => name.endsWith(bookingForm.submit('')) });

export const fill: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('radio', { name: '2명' }));
  await userEvent.type(nameField(canvas), '김바다');
  await userEvent.type(telField(canvas), '00000001');
  if (canvas.queryByLabelText(bookingForm.password)) await userEvent.type(passwordField(canvas), '1234');
  await userEvent.click(consentBox(canvas));
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
    await expect(canvas.getByText('20만원')).toBeVisible();
    await expect(canvas.getByText(booking.ofFare('40만원'))).toBeVisible();
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

    // One round per field: the first invalid field takes the focus and its error is reported; corrected fields show no
    // error.
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
  args: { facts: factsOf(aDay(), { useReserveFind: 'N' }) },
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
  args: { facts: factsOf(aDay({ guestCount: 19 })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(`${reserve.seatsLeft} 1명`)).toBeVisible();
    await expect(canvas.getAllByRole('radio')).toHaveLength(1);
  },
};
export const TwentySeats: Story = {
  name: '스무 자리',
  args: { facts: factsOf(aDay({ guestCount: 0 })) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: booking.moreHeadcounts('7명') }));
    await userEvent.click(canvas.getByRole('radio', { name: '20명' }));
    await expect(canvas.getByRole('button', { name: bookingForm.submit('20명') })).toBeVisible();
    await expect(canvas.getByText(booking.ofFare('400만원'))).toBeVisible();
  },
};

/** On a scrolled phone the bar covers the focused button. */
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

export const DepositEqualsPrice: Story = {
  name: '예약금이 선비와 같음',
  args: { facts: factsOf(aDay({ reservePrice: 20 })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(booking.dueFare)).toBeVisible();
    await expect(canvas.queryByText(booking.due)).toBeNull();
  },
};
export const NoBank: Story = {
  args: { bank: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(booking.bank)).toBeNull();
  },
};

/** An input method composes 별 from ㅂ, 벼, 별: the sixth syllable must not be cut before it is complete. */
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
/** The day or its trip was closed while the form was open: the typed values stay visible. */
export const ClosedMeanwhile: Story = {
  args: { facts: factsOf(aDay({ state: 'CLOSE' })), error: closedDayText.DAY_CLOSED },
};
export const TripCancelledMeanwhile: Story = {
  args: { facts: factsOf(aDay({ state: 'CANCEL' })), error: closedDayText.DAY_CANCELLED },
};
