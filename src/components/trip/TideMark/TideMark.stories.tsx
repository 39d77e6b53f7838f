import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { addDays } from '#contract/day/calendar.rules';
import { tidePhase } from '#contract/day/tide.rules';
import { MoonOfNight } from './MoonOfNight';
import { TideMark } from './TideMark';

const meta = {
  title: '물때 표시',
  id: 'tide-mark',
  component: TideMark,
  subcomponents: { MoonOfNight },
  args: { phase: tidePhase('2026-12-05') },
} satisfies Meta<typeof TideMark>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WaningCrescent: Story = {
  name: '하현 뒤의 달',
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('4물 · 음력 10.27');
  },
};
export const NewMoon: Story = {
  name: '그믐',
  args: { phase: tidePhase('2026-12-09') },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('8물 · 음력 11.1');
    await expect(canvasElement.querySelector('path')).toBeNull();
  },
};
export const WaxingGibbous: Story = { name: '상현 뒤의 달', args: { phase: tidePhase('2026-11-20') } };
export const FullMoon: Story = { name: '보름달', args: { phase: tidePhase('2026-12-23') } };
export const Jogeum: Story = {
  name: '조금',
  args: { phase: tidePhase('2026-12-16') },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('조금 · 음력 11.8');
  },
};
export const WestSea: Story = {
  name: '서해',
  args: { phase: tidePhase('2026-12-17', '7물때식') },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('무시');
  },
};
export const WithoutLunar: Story = {
  name: '음력 없이',
  args: { showLunar: false },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).not.toHaveTextContent('음력');
  },
};
export const BeyondTheTable: Story = {
  name: '표를 벗어남',
  args: { phase: tidePhase('2051-12-05') },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).not.toHaveTextContent('물');
  },
};
export const EveryNightOfAMonth: Story = {
  name: '한 달의 달 모양',
  render: () => (
    <ol style={{ display: 'grid', gap: 8, gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))' }}>
      {Array.from({ length: 30 }, (_, night) => {
        const date = addDays('2026-12-09', night);
        return (
          <li key={date}>
            <TideMark phase={tidePhase(date)} />
          </li>
        );
      })}
    </ol>
  ),
};
