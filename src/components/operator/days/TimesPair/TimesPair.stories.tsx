import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { dayFactsForm } from '#copy/dayFactsForm';
import { fieldText } from '#copy/fieldErrors';
import { TimesPair } from './TimesPair';

const values = { departAt: '05:00', returnAt: '15:00', meetAt: '30' };
const meta = {
  title: '출항과 귀항 시각 칸',
  id: 'times-pair',
  component: TimesPair,
  args: { field: (name) => ({ name, defaultValue: values[name] }) },
} satisfies Meta<typeof TimesPair>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(dayFactsForm.departAt)).toHaveValue('05:00');
    await expect(canvas.getByLabelText(dayFactsForm.meetAt)).toHaveValue('30');
  },
};
export const MeetingTooEarly: Story = {
  name: '너무 이른 집합',
  args: {
    field: (name) => ({
      name,
      defaultValue: name === 'meetAt' ? '300' : values[name],
      error: name === 'meetAt' ? fieldText({ field: name, code: 'NUMBER_INVALID', max: 240 }) : null,
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(dayFactsForm.meetAt)).toBeInvalid();
  },
};
