import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sailing } from '#copy/reserve';
import { booking } from '#copy/booking';
import { aDay, factsOf } from '#mocks/builders';
import { TripHeading } from './TripHeading';

const meta = {
  title: '출조 제목',
  id: 'trip-heading',
  component: TripHeading,
  args: { facts: factsOf(aDay()) },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 600, marginInline: 'auto' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TripHeading>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Saturday: Story = {
  tags: ['breakpoint'],
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('region', { name: booking.trip });
    await expect(heading).toHaveTextContent('12월 5일(토)2026년4물 · 음력 10.27갈치선비 1인 20만원');
  },
};
export const Sunday: Story = {
  name: '일요일',
  args: { facts: factsOf(aDay({ date: '2026-12-13', fish: '오징어' })) },
};
export const Holiday: Story = {
  name: '공휴일',
  args: { facts: factsOf(aDay({ date: '2026-12-25', fish: '참돔' })) },
};
export const TwoFish: Story = {
  name: '두 어종',
  args: { facts: factsOf(aDay({ date: '2026-12-14', fish: '오징어·참돔' })) },
};
export const FishWithoutPicture: Story = { name: '그림이 없는 어종', args: { facts: factsOf(aDay({ fish: '우럭' })) } };
export const LongestFish: Story = {
  args: { facts: factsOf(aDay({ fish: '오징어·참돔·갈치·한치·우럭·광어·볼락'.slice(0, 20), price: 99 })) },
};
/** Shows departure, return, meeting time, whether the trip sails, and a public memo. */
export const OwnTimesAndLeastNumber: Story = {
  name: '시각과 최소 인원',
  args: {
    facts: factsOf(
      aDay({
        departAt: '05:00',
        returnAt: '15:00',
        meetAt: 30,
        minCount: 8,
        memo: '귀항 후 어묵탕 제공',
        memoPublic: 'Y',
      }),
    ),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('04:30 집합 → 05:00 출항 → 15:00 귀항');
    await expect(canvas.getByText(sailing.confirmed)).toBeVisible();
    await expect(canvas.getByText('귀항 후 어묵탕 제공')).toBeVisible();
  },
};
