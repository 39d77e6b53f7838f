import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { aFile } from '#mocks/files';
import { FileButton } from './FileButton';
import { FileField } from './FileField';

const meta = {
  title: '파일 칸',
  id: 'file-field',
  component: FileField,
  subcomponents: { FileButton },
  args: {
    label: '로고',
    hint: 'PNG 또는 JPEG 파일만 등록할 수 있습니다.',
    accept: ['image/png', 'image/jpeg'],
    file: null,
    chooseLabel: '파일 선택',
    noneLabel: '선택된 파일이 없습니다.',
    onChoose: fn(),
  },
} satisfies Meta<typeof FileField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NothingChosen: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText(/로고/);
    await expect(input).toHaveAttribute('accept', 'image/png,image/jpeg');
    await expect(input).toHaveAccessibleDescription('PNG 또는 JPEG 파일만 등록할 수 있습니다.');
    await expect(canvas.getByText('선택된 파일이 없습니다.')).toBeVisible();
  },
};
export const Focused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByLabelText(/로고/)).toHaveFocus();
  },
};
const Choosing = () => {
  const [file, setFile] = useState<File | null>(null);
  return <FileField {...meta.args} file={file} onChoose={setFile} />;
};
export const Chosen: Story = {
  name: '고름',
  render: () => <Choosing />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText(/로고/), aFile('새벽호-로고.png', 'image/png'));
    await expect(canvas.getByText('새벽호-로고.png')).toBeVisible();
  },
};
export const LongFileName: Story = {
  name: '긴 파일 이름',
  args: { file: aFile(`새벽호 로고 최종 수정본 ${'가나다'.repeat(30)}.png`, 'image/png') },
};
export const Wrong: Story = {
  args: { error: '선택된 파일이 없습니다.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/로고/)).toBeInvalid();
  },
};
export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/로고/)).toBeDisabled();
  },
};
