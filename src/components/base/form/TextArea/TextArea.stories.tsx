import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn } from 'storybook/test';
import { TextArea } from './TextArea';

const meta = {
  title: '여러 줄 입력 칸',
  id: 'text-area',
  component: TextArea,
  args: { label: '소개', defaultValue: '여수 국동항에서 새벽에 떠나는 낚싯배입니다.', onChange: fn() },
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('소개'), '{Enter}갈치와 참돔');
    await expect(canvas.getByLabelText('소개')).toHaveValue('여수 국동항에서 새벽에 떠나는 낚싯배입니다.\n갈치와 참돔');
  },
};
export const Empty: Story = { args: { defaultValue: '' } };
export const LongestText: Story = { args: { defaultValue: '갈치와 참돔을 찾아 떠납니다. '.repeat(15) } };
export const StopsAtTheLimit: Story = {
  name: '한도까지',
  args: { defaultValue: '', maxCharacters: 5 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('소개'), '가나다라마바사');
    await expect(canvas.getByLabelText('소개')).toHaveValue('가나다라마');
  },
};
export const ASyllableBeingComposedIsNotCut: Story = {
  args: { defaultValue: '가나다라마', maxCharacters: 5 },
  play: async ({ canvas }) => {
    const area = canvas.getByLabelText<HTMLTextAreaElement>('소개');
    await fireEvent.compositionStart(area);
    for (const step of ['ㅂ', '바', '박'])
      await fireEvent.input(area, { target: { value: `가나다라마${step}` }, isComposing: true });
    await expect(area).toHaveValue('가나다라마박');
    await fireEvent.compositionEnd(area, { data: '박' });
    await expect(area).toHaveValue('가나다라마');
  },
};
export const Wrong: Story = {
  args: { error: '소개는 255자 이하로 입력해 주세요.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('소개')).toBeInvalid();
  },
};
export const Focused: Story = {
  play: async ({ canvasElement, userEvent }) => {
    await userEvent.tab();
    await expect(canvasElement.contains(document.activeElement)).toBe(true);
  },
};
