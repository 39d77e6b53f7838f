import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Warning } from './Warning';

const meta = {
  title: '주의',
  id: 'warning',
  component: Warning,
  args: {
    children: (
      <p>
        <b>복구 코드가 2개 남았습니다.</b> 2단계 확인을 껐다가 다시 켜면 새 복구 코드를 받습니다.
      </p>
    ),
  },
} satisfies Meta<typeof Warning>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SentenceAlone: Story = {
  name: '문장만',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('복구 코드가 2개 남았습니다.')).toBeVisible();
  },
};
export const WithHeading: Story = {
  name: '제목 있음',
  args: {
    children: (
      <>
        <b>지난밤 백업이 없습니다.</b>
        <p>마지막 백업은 11.20(금) 03:00입니다. 컴퓨터가 켜져 있는지 확인해 주세요.</p>
      </>
    ),
  },
};
