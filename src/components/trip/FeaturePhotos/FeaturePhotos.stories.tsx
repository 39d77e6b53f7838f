import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { demoAbout } from '#copy/aboutContent';

const { features } = demoAbout;
import { FeaturePhotos } from './FeaturePhotos';

const meta = {
  title: '배 안의 시설',
  id: 'feature-photos',
  component: FeaturePhotos,
  args: { features },
} satisfies Meta<typeof FeaturePhotos>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FourOfThem: Story = {
  name: '네 개',
  tags: ['breakpoint'],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(4);
    const sources = [...canvasElement.querySelectorAll('img')].map((image) => image.getAttribute('src'));
    await expect(sources).toEqual([
      '/art/feature-deck.svg',
      '/art/feature-wheelhouse.svg',
      '/art/feature-cabin.svg',
      '/art/feature-restroom.svg',
    ]);
  },
};
export const OneLongText: Story = {
  name: '긴 글 하나',
  args: {
    features: [
      {
        art: 'feature-cabin',
        name: '남녀가 따로 쓰는 넓은 선실',
        text: '이동하는 동안 누워서 쉴 수 있고, 겨울에는 바닥이 따뜻하며 이불과 베개를 갖추었습니다.',
      },
    ],
  },
};
