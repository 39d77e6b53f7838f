import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { svgPictures } from '#mocks/handlers';
import { AppHeader } from '#src/components/frame/AppHeader/AppHeader';
import { ContactButtons } from '../PageActions/PageActions';
import { BoatHero } from './BoatHero';

const landscape = { id: 'a'.repeat(32), width: 1200, height: 800, alt: '갑판에서 본 새벽' };
const upright = { id: 'b'.repeat(32), width: 800, height: 1200, alt: '갈치를 든 손님' };

const meta = {
  title: '배의 첫머리',
  id: 'boat-hero',
  component: BoatHero,
  globals: { ground: 'none' },
  args: {
    storeName: '새벽호',
    photos: [landscape, upright],
    title: ['새벽호'],
    lead: '여수 국동항에서 출항하는 20인승 낚시어선입니다.',
    actions: <ContactButtons tel="010-0000-0000" band="https://band.us/" />,
  },
  parameters: { msw: [svgPictures] },
  decorators: [
    (Story) => (
      <AppHeader
        side="visitor"
        storeName="새벽호"
        logo={null}
        tel="010-0000-0000"
        signedIn={false}
        current="about"
        hero
      >
        <Story />
      </AppHeader>
    ),
  ],
} satisfies Meta<typeof BoatHero>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Photograph: Story = {
  name: '사진 한 장',
  tags: ['breakpoint'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: landscape.alt })).toHaveAttribute('loading', 'eager');
    await expect(canvas.queryByRole('img', { name: upright.alt })).toBeNull();
  },
};
export const UprightPhotograph: Story = { name: '세로 사진', args: { photos: [upright] } };
export const NoPhotograph: Story = {
  name: '사진 없음',
  args: { photos: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '바다에 나온 새벽호' })).toBeVisible();
  },
};
