import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { bulk } from '#copy/bulk';
import { admin } from '#copy/admin';
import { dayFactsForm } from '#copy/dayFactsForm';
import { fieldText } from '#copy/fieldErrors';
import { dayState } from '#copy/reserve';
import { compose, endComposition } from '#mocks/compose';
import { BulkUpdateForm } from './BulkUpdateForm';

const initial = {
  stdate: '2026-11-20',
  eddate: '2026-12-20',
  fish: '',
  totalCount: 20,
  price: 20,
  reservePrice: 10,
};

const meta = {
  title: '일괄 변경 양식',
  id: 'bulk-update-form',
  component: BulkUpdateForm,
  args: { initial, pending: false, onSubmit: fn(), onInvalid: fn() },
} satisfies Meta<typeof BulkUpdateForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Defaults: Story = {
  name: '기본값',
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText(bulk.fish), ' 갈치 ');
    await userEvent.clear(canvas.getByLabelText(bulk.totalCount));
    await userEvent.type(canvas.getByLabelText(bulk.totalCount), '180');
    await userEvent.click(canvas.getByRole('button', { name: bulk.submit }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ ...initial, fish: '갈치', totalCount: 18 });
  },
};
export const OneDay: Story = {
  args: { initial: { ...initial, stdate: '2026-12-05', eddate: '2026-12-05', fish: '오징어·참돔' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(bulk.end)).toHaveValue('2026-12-05');
    await expect(canvas.getByLabelText(bulk.fish)).toHaveValue('오징어·참돔');
  },
};
export const LongestFish: Story = { args: { initial: { ...initial, fish: '갈치·한치·참돔·우럭·열기·볼락·민어' } } };
const chooseNote: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('radio', { name: bulk.scopes.note }));
};
/** Every day keeps its fish and prices. */
export const StateAndMemoAlone: Story = {
  name: '상태와 메모만',
  play: async (context) => {
    const { canvas, userEvent, args } = context;
    await chooseNote(context);
    await expect(canvas.queryByLabelText(bulk.fish)).toBeNull();
    await userEvent.click(canvas.getByRole('radio', { name: dayState.label.CANCEL }));
    await userEvent.click(canvas.getByRole('switch', { name: bulk.writesMemo }));
    await userEvent.type(canvas.getByLabelText(admin.day.memo), ' 풍랑주의보 ');
    await userEvent.click(canvas.getByRole('button', { name: bulk.submit }));
    const { stdate, eddate } = initial;
    await expect(args.onSubmit).toHaveBeenCalledWith({
      stdate,
      eddate,
      state: 'CANCEL',
      memo: '풍랑주의보',
      memoPublic: 'N',
    });
  },
};
export const TimesAndLeastNumberAlone: Story = {
  name: '시각과 최소 인원만',
  play: async (context) => {
    const { canvas, userEvent, args } = context;
    await chooseNote(context);
    await userEvent.click(canvas.getByRole('switch', { name: bulk.writesTimes }));
    await fireEvent.change(canvas.getByLabelText(dayFactsForm.departAt), { target: { value: '17:00' } });
    await userEvent.click(canvas.getByRole('switch', { name: bulk.writesMinimum }));
    await userEvent.clear(canvas.getByLabelText(dayFactsForm.minCount));
    await userEvent.type(canvas.getByLabelText(dayFactsForm.minCount), '8');
    await userEvent.click(canvas.getByRole('button', { name: bulk.submit }));
    const { stdate, eddate } = initial;
    const times = { departAt: '17:00', returnAt: null, meetAt: null };
    await expect(args.onSubmit).toHaveBeenCalledWith({ stdate, eddate, ...times, minCount: 8 });
  },
};
export const OpeningAlone: Story = {
  name: '예약 시작만',
  play: async (context) => {
    const { canvas, userEvent, args } = context;
    await chooseNote(context);
    await userEvent.click(canvas.getByRole('switch', { name: bulk.writesOpening }));
    await fireEvent.change(canvas.getByLabelText(dayFactsForm.opensAt), { target: { value: '2026-11-25T20:00' } });
    await userEvent.click(canvas.getByRole('button', { name: bulk.submit }));
    await expect(canvas.getByLabelText(dayFactsForm.opensAt)).toHaveAccessibleDescription(/출항일인 2026년 11월 20일/);
    await expect(args.onSubmit).not.toHaveBeenCalled();
    const { eddate } = initial;
    await fireEvent.change(canvas.getByLabelText(bulk.start), { target: { value: '2026-12-01' } });
    await userEvent.click(canvas.getByRole('button', { name: bulk.submit }));
    const opensAt = '2026-11-25T11:00:00.000Z';
    await expect(args.onSubmit).toHaveBeenCalledWith({ stdate: '2026-12-01', eddate, opensAt });
  },
};
export const NothingToChange: Story = {
  name: '바꿀 것 없음',
  play: async (context) => {
    const { canvas, userEvent, args } = context;
    await chooseNote(context);
    await userEvent.click(canvas.getByRole('button', { name: bulk.submit }));
    await expect(canvas.getByRole('radiogroup', { name: bulk.state })).toHaveAccessibleDescription(bulk.nothing);
    await expect(args.onInvalid).toHaveBeenCalled();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('radio', { name: dayState.label.CLOSE }));
    await waitFor(() => expect(canvas.getByRole('radiogroup', { name: bulk.state })).not.toBeInvalid());
  },
};
export const RangeRunsBackward: Story = {
  name: '기간이 거꾸로',
  play: async ({ canvas, userEvent, args }) => {
    await fireEvent.change(canvas.getByLabelText(bulk.end), { target: { value: '2026-11-01' } });
    await userEvent.click(canvas.getByRole('button', { name: bulk.submit }));
    await expect(canvas.getByLabelText(bulk.end)).toHaveFocus();
    await expect(canvas.getByLabelText(bulk.end)).toHaveAccessibleDescription('종료일을 시작일 이후로 선택해 주세요.');
    await expect(args.onInvalid).toHaveBeenCalledWith('종료일을 시작일 이후로 선택해 주세요.');
    await fireEvent.change(canvas.getByLabelText(bulk.start), { target: { value: '2026-10-30' } });
    await waitFor(() => expect(canvas.getByLabelText(bulk.end)).not.toBeInvalid());
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
export const NumbersMissing: Story = {
  name: '숫자 빠뜨림',
  play: async ({ canvas, userEvent }) => {
    await userEvent.clear(canvas.getByLabelText(bulk.totalCount));
    await userEvent.clear(canvas.getByLabelText(bulk.price));
    await userEvent.click(canvas.getByRole('button', { name: bulk.submit }));
    await expect(canvas.getByLabelText(bulk.totalCount)).toHaveFocus();
    await expect(canvas.getByLabelText(bulk.price)).toBeInvalid();
  },
};
/** The deposit would exceed the fare. */
export const DepositAboveFee: Story = {
  name: '예약금이 선비보다 많음',
  play: async ({ canvas, userEvent, args }) => {
    const deposit = canvas.getByLabelText(bulk.reservePrice);
    await userEvent.clear(deposit);
    await userEvent.type(deposit, '90');
    await userEvent.click(canvas.getByRole('button', { name: bulk.submit }));
    await expect(deposit).toHaveFocus();
    await expect(deposit).toHaveAccessibleDescription(
      expect.stringContaining(fieldText({ field: 'reservePrice', code: 'DEPOSIT_ABOVE_FARE' })),
    );
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.clear(deposit);
    await userEvent.type(deposit, '20');
    await waitFor(() => expect(deposit).not.toBeInvalid());
  },
};
export const MoreGuestsThanSeats: Story = {
  name: '정원보다 많은 예약자',
  args: {
    refusals: [
      {
        field: 'totalCount',
        reason: '정원은 예약된 인원보다 적을 수 없습니다. (2026년 12월 5일(토) 12명)',
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(bulk.totalCount)).toHaveFocus();
    await expect(canvas.getByLabelText(bulk.totalCount)).toHaveAccessibleDescription(
      expect.stringContaining('2026년 12월 5일(토) 12명'),
    );
  },
};
export const Changing: Story = {
  args: { pending: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: bulk.submitting }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
/**
 * Specification 5: twenty characters for the fish, two digits for each number; a syllable is not cut during
 * composition.
 */
export const StopsAtTheLimits: Story = {
  play: async ({ canvas, userEvent }) => {
    const fish = canvas.getByLabelText<HTMLInputElement>(bulk.fish);
    const full = '갈치참돔'.repeat(5);
    await userEvent.clear(fish);
    await userEvent.click(fish);
    await userEvent.paste(`${full}한치`);
    await expect(fish).toHaveValue(full);
    compose(fish, [`${full}ㅎ`, `${full}하`, `${full}한`]);
    await expect(fish).toHaveValue(`${full}한`);
    endComposition(fish);
    await waitFor(() => expect(fish).toHaveValue(full));
    for (const label of [bulk.totalCount, bulk.price, bulk.reservePrice]) {
      const number = canvas.getByLabelText(label);
      await userEvent.clear(number);
      await userEvent.type(number, '123');
      await expect(number).toHaveValue('12');
    }
  },
};
