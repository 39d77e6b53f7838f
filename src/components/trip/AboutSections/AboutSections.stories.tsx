import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { about } from '#copy/about';
import { anAbout } from '#mocks/builders';
import { svgPictures } from '#mocks/handlers';
import { AboutSections } from './AboutSections';

const meta = {
  title: '선박소개의 내용',
  id: 'about-sections',
  component: AboutSections,
  args: { about: anAbout(), current: 11 },
  parameters: { msw: [svgPictures] },
} satisfies Meta<typeof AboutSections>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Whole: Story = {
  name: '모두 있음',
  args: {
    about: anAbout({
      photos: [
        { id: 'a'.repeat(32), width: 1200, height: 800, alt: '갑판에서 본 새벽' },
        { id: 'b'.repeat(32), width: 1200, height: 800, alt: '갈치를 든 손님' },
      ],
      links: [
        { label: '밴드', href: 'https://band.us/@dawn' },
        { label: '선장에게 전화', href: 'tel:010-0000-0000' },
      ],
    }),
  },
  play: async ({ canvas }) => {
    for (const name of [about.photos, about.features, about.rentals, about.seasons, about.links])
      await expect(canvas.getByRole('heading', { level: 2, name })).toBeVisible();
    // The page's head has the first photograph.
    await expect(canvas.getByRole('img', { name: '갈치를 든 손님' })).toBeInTheDocument();
    await expect(canvas.queryByRole('img', { name: '갑판에서 본 새벽' })).toBeNull();
    await expect(canvas.getByRole('link', { name: '선장에게 전화' })).toHaveAttribute('href', 'tel:010-0000-0000');
  },
};
/** Markup is not interpreted, and other kinds of addresses are not links. */
export const HostileTexts: Story = {
  name: '서식처럼 보이는 글',
  args: {
    about: anAbout({
      features: [{ art: null, name: '<b>갑판</b>', text: '[여기](javascript:alert(1))' }],
      links: [{ label: '누르지 마세요', href: 'javascript:alert(1)' }],
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('<b>갑판</b>')).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvas.queryByText('누르지 마세요')).toBeNull();
  },
};
export const NothingInTheLists: Story = {
  name: '목록이 비어 있음',
  args: { about: anAbout({ features: [], itemsToBring: [], itemsProvided: [], rentals: [], seasons: [] }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading', { name: about.features })).toBeNull();
    await expect(canvas.getByText(about.lifeJacket)).toBeVisible();
  },
};
