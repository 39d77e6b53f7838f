import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { map } from '#copy/map';
import { anAbout } from '#mocks/builders';
import { mapTiles } from '#mocks/handlers';
import { BoatWay } from './BoatWay';

const address = '전라남도 여수시 국동항 낚시어선 선착장';

const meta = {
  title: '오시는 길',
  id: 'boat-way',
  component: BoatWay,
  args: { storeName: '새벽호', address, about: anAbout() },
  parameters: { msw: [mapTiles] },
} satisfies Meta<typeof BoatWay>;
export default meta;
type Story = StoryObj<typeof meta>;

export const MapAndAddress: Story = {
  name: '지도와 주소',
  tags: ['breakpoint'],
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('figure', { name: map.of(address) })).toHaveAttribute('data-state', 'shown'),
    );
    await expect(canvas.getByText(anAbout().parking)).toBeVisible();
  },
};
/** Without an address the map has the port's name. */
export const NothingConfigured: Story = {
  args: { storeName: null, address: null },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('figure', { name: map.of(anAbout().port) })).toHaveAttribute('data-state', 'shown'),
    );
  },
};
