import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { emulating } from '#mocks/emulating';
import { PrintSheet } from './PrintSheet';

const meta = {
  title: '인쇄할 종이',
  id: 'print-sheet',
  component: PrintSheet,
  args: { children: <p>종이에만 있는 글</p> },
  decorators: [
    (Story) => (
      <>
        <p>화면에만 있는 글</p>
        <Story />
      </>
    ),
  ],
} satisfies Meta<typeof PrintSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The print rules in the page's style sheets. */
const printRules = (): string =>
  [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule) => rule instanceof CSSPageRule || (rule instanceof CSSMediaRule && rule.conditionText === 'print'))
    .map((rule) => rule.cssText)
    .join('\n');

export const NotOnTheScreen: Story = {
  name: '화면에는 보이지 않음',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('화면에만 있는 글')).toBeVisible();
    await expect(canvas.getByText('종이에만 있는 글')).not.toBeVisible();
    await expect(printRules()).toMatch(/size: landscape a4|size: a4 landscape/i);
    await expect(printRules()).toContain('[data-print-sheet]');
  },
};
export const AloneOnPaper: Story = {
  ...emulating({ media: 'print' }),
  name: '종이에는 이것만',
  play: async ({ canvas }) => {
    if (!window.matchMedia('print').matches) return;
    await expect(canvas.getByText('종이에만 있는 글')).toBeVisible();
    await expect(canvas.getByText('화면에만 있는 글')).not.toBeVisible();
  },
};
