import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn } from 'storybook/test';
import { admin } from '#copy/admin';
import { settings } from '#copy/settings';
import { MemoEditor } from './MemoEditor';

const meta = {
  title: '메모 칸',
  id: 'memo-editor',
  tags: ['both-widths'],
  component: MemoEditor,
  args: { memo: '귀항 후 어묵탕 제공합니다.', isPublic: false, pending: false, onSave: fn() },
  globals: { ground: 'ground' },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 360 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof MemoEditor>;
export default meta;
type Story = StoryObj<typeof meta>;

const LABEL = '메모(50자 이내)';

export const Saved: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(LABEL)).toHaveValue('귀항 후 어묵탕 제공합니다.');
    await expect(canvas.getByLabelText(LABEL)).toHaveAccessibleDescription('15/50');
  },
};
export const Empty: Story = {
  args: { memo: '' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText(LABEL), '선박 정기 점검 ');
    await expect(canvas.getByText('8/50')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: admin.day.save }));
    await expect(args.onSave).toHaveBeenCalledWith('선박 정기 점검', false);
  },
};
/** Visitors can read the memo of a bookable day. */
export const ShownToVisitors: Story = {
  name: '방문자에게 보임',
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('switch', { name: admin.day.memoPublic }));
    await userEvent.click(canvas.getByRole('button', { name: admin.day.save }));
    await expect(args.onSave).toHaveBeenCalledWith('귀항 후 어묵탕 제공합니다.', true);
  },
};
export const StopsAtFiftyCharacters: Story = {
  name: '쉰 자까지',
  args: { memo: '가'.repeat(48) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(LABEL), '나다라');
    await expect(canvas.getByLabelText(LABEL)).toHaveValue(`${'가'.repeat(48)}나다`);
    await expect(canvas.getByText('50/50')).toBeVisible();
  },
};
/** An emoji must count as one character, as on the server. */
export const FiftyPictographs: Story = {
  name: '그림 글자 쉰 개',
  args: { memo: '🎣'.repeat(49) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByLabelText(LABEL));
    await userEvent.paste('🐟🐟');
    await expect(canvas.getByText('50/50')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: admin.day.save }));
    await expect(args.onSave).toHaveBeenCalledWith(`${'🎣'.repeat(49)}🐟`, false);
    // The bundled font has no emoji: the screenshot must not depend on the fonts of the machine.
    await userEvent.clear(canvas.getByLabelText(LABEL));
    await expect(canvas.getByText('0/50')).toBeVisible();
  },
};
export const ASyllableBeingComposedIsNotCut: Story = {
  args: { memo: '가'.repeat(50) },
  play: async ({ canvas }) => {
    const area = canvas.getByLabelText<HTMLTextAreaElement>(LABEL);
    await fireEvent.compositionStart(area);
    for (const step of ['ㅂ', '바', '박'])
      await fireEvent.input(area, { target: { value: '가'.repeat(50) + step }, isComposing: true });
    await expect(canvas.getByText('51/50')).toBeVisible();
    await fireEvent.compositionEnd(area, { data: '박' });
    await expect(area).toHaveValue('가'.repeat(50));
    await expect(canvas.getByText('50/50')).toBeVisible();
  },
};
export const LineBreaksBecomeSpaces: Story = {
  name: '줄바꿈이 빈칸이 됨',
  args: { memo: '' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByLabelText(LABEL));
    await userEvent.paste('풍랑주의보\n운항하지 않습니다.');
    await expect(canvas.getByLabelText(LABEL)).toHaveValue('풍랑주의보 운항하지 않습니다.');
  },
};
export const LongestMemo: Story = {
  name: '가장 긴 메모',
  args: { memo: '풍랑주의보로 운항하지 않습니다. 입금하신 금액은 전액 환불해 드립니다. 문의는 전화로요.' },
};
/** Memo and button must stay inside the card. */
export const NoPlaceToBreak: Story = {
  name: '줄을 나눌 곳이 없음',
  args: { memo: `https://band.us/${'W'.repeat(34)}` },
  render: (args) => (
    <div style={{ display: 'grid' }}>
      <MemoEditor {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    for (const control of [canvas.getByLabelText(LABEL), canvas.getByRole('button', { name: admin.day.save })])
      await expect(control.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
    await expect(canvas.getByLabelText(LABEL).getBoundingClientRect().width).toBeLessThanOrEqual(360);
  },
};
export const Saving: Story = {
  args: { pending: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: admin.day.saving }));
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};
export const SaveFailed: Story = {
  name: '저장하지 못함',
  args: { error: '실패했습니다. 메모를 저장하지 못했습니다.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(LABEL)).toBeInvalid();
    await expect(canvas.getByText('실패했습니다. 메모를 저장하지 못했습니다.')).toBeVisible();
  },
};
export const Focused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByLabelText(LABEL)).toHaveFocus();
  },
};

/** Reloads the day while the operator types. */
const Refetched = () => {
  const [memo, setMemo] = useState('독선');
  return (
    <>
      <MemoEditor memo={memo} isPublic={false} pending={false} onSave={setMemo} />
      <button type="button" onClick={() => setMemo('다른 화면에서 저장')}>
        다시 읽기
      </button>
    </>
  );
};
export const KeepsWhatWasTyped: Story = {
  name: '적은 것이 남음',
  render: () => <Refetched />,
  play: async ({ canvas, userEvent }) => {
    const area = canvas.getByLabelText(LABEL);
    await userEvent.type(area, ' 출조');
    await userEvent.click(canvas.getByRole('button', { name: '다시 읽기' }));
    await expect(area).toHaveValue('독선 출조');
    await expect(canvas.getByRole('alert')).toHaveTextContent(settings.changedElsewhere.title);
    await expect(canvas.getByText('다른 화면에서 저장')).toBeVisible();
  },
};
export const SavedOverAnotherMemo: Story = {
  name: '다른 메모 위에 저장함',
  render: () => <Refetched />,
  play: async (context) => {
    const { canvas, userEvent } = context;
    await KeepsWhatWasTyped.play?.(context);
    await userEvent.click(canvas.getByRole('button', { name: admin.day.save }));
    await expect(canvas.queryByText(settings.changedElsewhere.title)).toBeNull();
    await expect(canvas.getByLabelText(LABEL)).toHaveValue('독선 출조');
  },
};
export const TakesOverANewMemo: Story = {
  name: '새 메모를 받아 옴',
  render: () => <Refetched />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '다시 읽기' }));
    await expect(canvas.getByLabelText(LABEL)).toHaveValue('다른 화면에서 저장');
    await expect(canvas.queryByText(settings.changedElsewhere.title)).toBeNull();
  },
};
