import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Sentence } from './Sentence';

const meta = {
  title: '문장',
  id: 'sentence',
  tags: ['both-widths'],
  component: Sentence,
  args: { children: '예약을 2026년 12월 5일(토)에서 12월 8일(화)로 옮겼습니다.' },
} satisfies Meta<typeof Sentence>;
export default meta;
type Story = StoryObj<typeof meta>;

const narrow = (width: string): Pick<Story, 'decorators'> => ({
  decorators: [
    (Story) => (
      <p style={{ width }}>
        <Story />
      </p>
    ),
  ],
});

/** The first letter of each line. */
const beginnings = (text: HTMLElement): string[] => {
  const range = document.createRange();
  const parts = document.createTreeWalker(text, NodeFilter.SHOW_TEXT);
  const letters: string[] = [];
  let bottom = -1;
  while (parts.nextNode())
    for (let at = 0; at < (parts.currentNode.nodeValue?.length ?? 0); at += 1) {
      range.setStart(parts.currentNode, at);
      range.setEnd(parts.currentNode, at + 1);
      if (range.getBoundingClientRect().top > bottom) letters.push(range.toString());
      bottom = range.getBoundingClientRect().bottom;
    }
  return letters;
};

/** The line has no space for a whole date. */
export const DateStaysWhole: Story = {
  ...narrow('10.25em'),
  name: '날짜는 한 줄에',
  play: async ({ canvasElement, args }) => {
    const text = canvasElement.querySelector('p') as HTMLElement;
    await expect(text.textContent).toBe(args.children);
    await expect(beginnings(text).length).toBeGreaterThan(2);
    for (const part of ['5', '8', '(']) await expect(beginnings(text)).not.toContain(part);
    await expect(text.scrollWidth).toBeLessThanOrEqual(text.clientWidth);
  },
};
/** The line has space for two names, but not for the dot after them. */
export const LinesEndAfterADot: Story = {
  ...narrow('4.75em'),
  name: '줄은 가운뎃점 뒤에서 끝남',
  args: { children: '오징어·참돔·갈치·한치·우럭' },
  play: async ({ canvasElement, args }) => {
    const text = canvasElement.querySelector('p') as HTMLElement;
    await expect(text.textContent).toBe(args.children);
    await expect(beginnings(text).length).toBeGreaterThan(1);
    await expect(beginnings(text)).not.toContain('·');
  },
};
