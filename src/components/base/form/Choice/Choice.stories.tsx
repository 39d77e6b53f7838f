import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Choice } from './Choice';
import { ChoiceGroup } from './ChoiceGroup';
import { TickBox } from './TickBox';

const meta = {
  title: '고르는 칸',
  id: 'choice',
  component: Choice,
  subcomponents: { ChoiceGroup, TickBox },
  args: { type: 'checkbox', children: <span>예약 있는 날만 보기</span> },
} satisfies Meta<typeof Choice>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Without `styled(Choice)` it is only clickable text. */
export const OnAndOff: Story = {
  name: '켜고 끔',
  play: async ({ canvas, userEvent }) => {
    const choice = canvas.getByRole('checkbox', { name: '예약 있는 날만 보기' });
    await userEvent.tab();
    await expect(choice).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(choice).toBeChecked();
    await userEvent.click(canvas.getByText('예약 있는 날만 보기'));
    await expect(choice).not.toBeChecked();
  },
};
export const OneOfSeveral: Story = {
  name: '여럿 가운데 하나',
  args: { type: 'radio' },
  render: () => (
    <ChoiceGroup label="인원" hint="남은자리 2명" hintPlace="aside" error="인원을 1명 이상 선택해 주세요.">
      {['1명', '2명'].map((people) => (
        <Choice key={people} type="radio" name="people">
          <span>{`${people} `}</span>
        </Choice>
      ))}
    </ChoiceGroup>
  ),
  play: async ({ canvas, userEvent }) => {
    const group = canvas.getByRole('radiogroup', { name: '인원' });
    await expect(group).toHaveAccessibleDescription('인원을 1명 이상 선택해 주세요. 남은자리 2명');
    await userEvent.click(canvas.getByText('1명'));
    await userEvent.click(canvas.getByText('2명'));
    await expect(canvas.getByRole('radio', { name: '1명' })).not.toBeChecked();
    await expect(canvas.getByRole('radio', { name: '2명' })).toBeChecked();
  },
};
export const Disabled: Story = { args: { disabled: true } };
