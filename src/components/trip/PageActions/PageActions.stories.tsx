import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PAGES } from '#contract/paths';
import { about } from '#copy/about';
import { reserve } from '#copy/reserve';
import { aConfigInfo } from '#mocks/builders';
import { Actions } from '#src/components/frame/Hero/Hero.styles';
import { BookBelow, BookOrFind, ContactButtons } from './PageActions';

const meta = {
  title: '화면의 주요 단추',
  id: 'page-actions',
  component: BookOrFind,
  subcomponents: { BookBelow, ContactButtons },
  args: { bookHref: PAGES.reserve(), findHref: PAGES.reserveFind },
} satisfies Meta<typeof BookOrFind>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The buttons in a page's hero. */
const opening: Story = {
  decorators: [
    (Buttons) => (
      <Actions>
        <Buttons />
      </Actions>
    ),
  ],
};

export const BookOrFindABooking: Story = {
  ...opening,
  name: '예약하기와 예약 확인',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: reserve.find })).toHaveAttribute('href', PAGES.reserveFind);
  },
};
export const BookOnly: Story = {
  ...opening,
  name: '예약하기만',
  args: { findHref: null },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
  },
};
export const TelephoneAndBand: Story = {
  ...opening,
  name: '전화와 밴드',
  render: () => <ContactButtons tel="010-0000-0000" band="https://band.us/" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: about.call })).toHaveAttribute('href', `tel:${aConfigInfo().tel}`);
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
  },
};
/** At the end of the page on phones; on wide screens the header is close enough. */
export const BelowOnAPhone: Story = {
  name: '휴대폰에서 맨 아래',
  tags: ['breakpoint'],
  render: ({ bookHref }) => <BookBelow href={bookHref} />,
};
