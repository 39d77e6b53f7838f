import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { allTimeTexts } from '#copy/tripTimes';
import { emulating } from '#mocks/emulating';
import { styled } from 'styled-components';
import { FactLine } from './FactLine';
import { factLine } from './FactLine.styles';

const Line = styled.p`
  ${factLine}
`;

const facts = allTimeTexts({ departAt: '05:00', returnAt: '15:00', meetAt: 30 });

const meta = {
  title: '사실 한 줄',
  id: 'fact-line',
  component: FactLine,
  args: { facts },
  render: (args) => (
    <Line>
      <FactLine {...args} />
    </Line>
  ),
} satisfies Meta<typeof FactLine>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnOneLine: Story = {
  name: '한 줄에',
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(facts.join(' · '));
  },
};
/** No line ends between `5시` and `출항`, and none begins with the dot. */
export const OnTwoLines: Story = {
  ...emulating({ width: 320 }),
  name: '두 줄',
  decorators: [
    (Story) => (
      <div style={{ width: 240 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    for (const fact of facts) {
      const text = canvas.getByText((content) => content.replaceAll('\u00a0', ' ').startsWith(fact));
      await expect(text.getClientRects()).toHaveLength(1);
      await expect(text.clientHeight).toBeLessThan(30);
    }
  },
};
/** As in a narrow cell of the month: a fact that is longer than the line breaks as other texts do. */
export const LongerThanTheLine: Story = {
  ...emulating({ width: 320 }),
  name: '줄보다 긴 사실',
  decorators: [
    (Story) => (
      <div style={{ width: 100 }}>
        <Story />
      </div>
    ),
  ],
};
