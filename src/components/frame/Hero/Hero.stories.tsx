import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AppHeader } from '../AppHeader/AppHeader';
import { LinkButton } from '#src/components/base/actions/LinkButton/LinkButton';
import { Hero } from './Hero';

const meta = {
  title: '첫머리',
  id: 'hero',
  component: Hero,
  globals: { ground: 'none' },
  args: {
    title: ['새벽을 가르는', '작은 배 한 척'],
    lead: '여수 국동항에서 바다로 나갑니다. 철마다 가장 잘 무는 어종으로 출조합니다.',
    actions: (
      <LinkButton href="/reserve" variant="primary" size="large">
        예약하기
      </LinkButton>
    ),
  },
  decorators: [
    (Story) => (
      <AppHeader side="visitor" storeName="새벽호" logo={null} tel="010-0000-0000" signedIn={false} current={null} hero>
        <Story />
      </AppHeader>
    ),
  ],
} satisfies Meta<typeof Hero>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TwoLinesOneButton: Story = {
  name: '두 줄과 단추 하나',
  tags: ['breakpoint'],
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading', { level: 1, name: /새벽을 가르는\s*작은 배 한 척/ });
    await expect(title).toHaveAttribute('id', 'page-title');
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};
export const NameAndTwoButtons: Story = {
  name: '이름과 단추 둘',
  args: {
    title: ['새벽호'],
    lead: '여수 국동항에서 출항하는 20인승 낚시어선입니다.',
    alt: '바다에 나온 새벽호',
    actions: (
      <>
        <LinkButton href="tel:010-0000-0000" variant="primary" size="large" icon="phone">
          전화 문의
        </LinkButton>
        <LinkButton href="https://band.us/" size="large" icon="out">
          밴드 바로가기
        </LinkButton>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '바다에 나온 새벽호' })).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: /전화 문의|밴드 바로가기/ })).toHaveLength(2);
  },
};
export const NoButtons: Story = { name: '단추 없음', args: { ...NameAndTwoButtons.args, actions: undefined } };
export const LongestName: Story = {
  name: '가장 긴 이름',
  args: { ...NameAndTwoButtons.args, title: ['여수국동항골든호이호'] },
};
/** On the home page, above the next days. */
export const Low: Story = {
  name: '절반 높이',
  tags: ['breakpoint'],
  args: { low: true },
};
export const PhotoOfTheBoat: Story = {
  name: '배 사진',
  args: { ...NameAndTwoButtons.args, photo: <img src="/art/feature-deck.svg" alt="갑판" /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '갑판' })).toBeVisible();
    await expect(canvas.queryByRole('img', { name: '바다에 나온 새벽호' })).toBeNull();
  },
};
export const LowPhotoOfTheBoat: Story = {
  name: '절반 높이의 배 사진',
  args: { ...PhotoOfTheBoat.args, low: true },
};
