import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { NOTICE_MAX } from '#contract/notice/notice.rules';
import { notice as copy } from '#copy/callList';
import { changedMeanwhile } from '#copy/changedMeanwhile';
import { fieldText } from '#copy/fieldErrors';
import { changing } from '#mocks/changing';
import { NoticeForm } from './NoticeForm';

const meta = {
  title: '안내 보내기 양식',
  id: 'notice-form',
  component: NoticeForm,
  args: { storeName: '새벽호', bookings: 12, pending: false, onSubmit: fn(), onClose: fn() },
} satisfies Meta<typeof NoticeForm>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const write =
  (text: string): Play =>
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: copy.text }));
    await userEvent.paste(text);
  };

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: copy.text })).toHaveFocus();
    await expect(canvas.getByText(copy.nothing)).toBeVisible();
  },
};
/** The preview is the sent text. */
export const Written: Story = {
  name: '적음',
  play: async (context) => {
    const { canvas, userEvent, args } = context;
    await write('바람이 강해 새벽 3시에 모입니다.\n주차는 안쪽에 해 주세요. ')(context);
    await expect(canvas.getByRole('region', { name: copy.preview })).toHaveTextContent(
      '[새벽호] 바람이 강해 새벽 3시에 모입니다. 주차는 안쪽에 해 주세요.',
    );
    await userEvent.click(canvas.getByRole('button', { name: copy.submit('12건') }));
    await expect(args.onSubmit).toHaveBeenCalledWith({
      text: '바람이 강해 새벽 3시에 모입니다.\n주차는 안쪽에 해 주세요.',
    });
  },
};
/** Carriers send neither emoji nor rare syllables; the form says so, and the preview shows the sent text. */
export const CannotBeSent: Story = {
  name: '보낼 수 없는 글자',
  play: async (context) => {
    const { canvas } = context;
    await write('갈치 풍년, 똠방각하님 환영합니다.')(context);
    await expect(canvas.getByText(copy.replaced(['똠']))).toBeVisible();
    await expect(canvas.getByRole('region', { name: copy.preview })).toHaveTextContent(
      '[새벽호] 갈치 풍년, ?방각하님 환영합니다.',
    );
  },
};
export const NothingWritten: Story = {
  name: '적지 않음',
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: copy.submit('12건') }));
    await expect(canvas.getByText(fieldText({ field: 'text', code: 'VALUE_REQUIRED' }))).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
export const LongestText: Story = { play: write('가나다라마바사아자차'.repeat(NOTICE_MAX / 10)) };
export const Sending: Story = { args: { pending: true } };
export const Failed: Story = { args: { error: '서버에 연결하지 못했습니다. 잠시 후 다시 시도해 주세요.' } };

const meanwhile = changing(NoticeForm, { bookings: 13 });
/** The number of recipients changes while the text is written. */
export const BookedMeanwhile: Story = {
  name: '그사이 예약이 늘어남',
  render: meanwhile.render,
  play: async (context) => {
    const { canvas, userEvent, args } = context;
    await write('바람이 강해 새벽 3시에 모입니다.')(context);
    meanwhile.change();
    await userEvent.click(await canvas.findByRole('button', { name: changedMeanwhile.look }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(
      canvas.getByText(changedMeanwhile.fact(changedMeanwhile.terms.receivers, '12건', '13건')),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: copy.submit('13건') }));
    await expect(args.onSubmit).toHaveBeenCalled();
  },
};
