import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { LinkButton } from '../../actions/LinkButton/LinkButton';
import { TextField } from '../TextField/TextField';
import { FormCard } from './FormCard';

const meta = {
  title: '양식 카드',
  id: 'form-card',
  component: FormCard,
  args: {
    label: '기본정보',
    submitLabel: '저장',
    submittingLabel: '저장하는 중입니다',
    pending: false,
    onSubmit: fn((event: { preventDefault: () => void }) => event.preventDefault()),
    children: <TextField label="상호" defaultValue="새벽호" />,
  },
} satisfies Meta<typeof FormCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  tags: ['breakpoint'],
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('form', { name: '기본정보' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '저장' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};
export const Saving: Story = {
  args: { pending: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '저장하는 중입니다' })).toHaveAttribute('aria-busy', 'true');
  },
};
export const FailedAsAWhole: Story = {
  name: '통째로 실패함',
  args: { error: '시간이 오래 걸리고 있습니다. 잠시 후 다시 시도해 주세요.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('시간이 오래 걸리고 있습니다.');
  },
};
export const WithAWayOut: Story = {
  name: '나갈 길이 있음',
  args: {
    actions: (
      <LinkButton href="/admin/guest" full>
        목록
      </LinkButton>
    ),
  },
};
