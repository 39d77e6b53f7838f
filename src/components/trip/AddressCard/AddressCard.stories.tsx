import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { demoAbout } from '#copy/aboutContent';
import { about } from '#copy/about';
import { LinkButton } from '#src/components/base/actions/LinkButton/LinkButton';
import { AddressCard } from './AddressCard';

const meta = {
  title: '주소 카드',
  id: 'address-card',
  component: AddressCard,
  args: {
    address: '전라남도 여수시 국동항 낚시어선 선착장',
    parking: demoAbout.parking,
    actions: (
      <>
        <LinkButton href="https://map.kakao.com/" icon="out">
          카카오맵에서 열기
        </LinkButton>
        <LinkButton href="https://map.naver.com/" icon="out">
          네이버 지도에서 열기
        </LinkButton>
      </>
    ),
  },
} satisfies Meta<typeof AddressCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AddressParkingAndMaps: Story = {
  name: '주소와 주차와 지도',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('전라남도 여수시 국동항 낚시어선 선착장')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 3, name: about.parking })).toBeVisible();
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
  },
};
export const ParkingOnly: Story = {
  name: '주차만',
  args: { address: null, actions: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
  },
};
export const LongAddress: Story = {
  name: '긴 주소',
  args: {
    address: '전라남도 여수시 어항단지로 국동항 수산물유통센터 옆 낚시어선 전용 선착장 3번 부두 (국동 1083-3번지 일대)',
  },
};
