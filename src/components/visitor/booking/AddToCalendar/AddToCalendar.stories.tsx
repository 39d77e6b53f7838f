import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { share } from '#copy/share';
import { LinkProvider } from '#src/components/base/actions/Link/Link';
import { ShareButton } from '../ShareButton/ShareButton';
import { AddToCalendar } from './AddToCalendar';

const meta = {
  title: '달력에 넣기',
  id: 'add-to-calendar',
  component: AddToCalendar,
  args: { href: '/api/reserve/5/calendar.ics' },
} satisfies Meta<typeof AddToCalendar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The router has no such page, so the browser must follow the link. */
export const PlainLink: Story = {
  name: '보통 링크',
  decorators: [
    (Story) => (
      <LinkProvider value={({ children }) => <s>{children}</s>}>
        <Story />
      </LinkProvider>
    ),
  ],
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: share.calendar });
    await expect(link).toHaveAttribute('href', '/api/reserve/5/calendar.ics');
    await expect(link.tagName).toBe('A');
  },
};
export const BesideShare: Story = {
  name: '공유 단추 곁',
  render: (args) => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(140px, 1fr))', gap: 8 }}>
      <AddToCalendar {...args} />
      <ShareButton url="/reserve/5" title="새벽호 예약" onResult={() => undefined} />
    </div>
  ),
};
