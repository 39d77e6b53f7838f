import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { aboutContent } from '#copy/aboutContent';

const { marker } = aboutContent;
import { map } from '#copy/map';
import { LinkButton } from '#src/components/base/actions/LinkButton/LinkButton';
import { BoatMap } from './BoatMap';
import type { RenderMap, TileProvider } from './mapScene';
import { TileMap } from './TileMap';
import { TileImage } from './TileImage';
import { ServiceMap } from './ServiceMap';
import { BoatMarker } from './BoatMarker';

/** Tiles as SVG, so that no story requests a map service. */
const svgTiles: TileProvider = (x, y) => {
  const sea = (x + y) % 2 === 0;
  const square = `<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"><rect width="256" height="256" fill="${sea ? '#cfe1f2' : '#f3efe6'}"/><path d="M0 128H256M128 0V256" stroke="#ffffff" stroke-width="8"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(square)}`;
};
const noTiles: TileProvider = () => 'data:image/png,broken';

/** Like the application's renderer, it puts the service's map into the element. */
const renderPaper: RenderMap = (box) => {
  const paper = document.createElement('p');
  paper.textContent = '열쇠가 있는 지도';
  paper.style.cssText = 'height: 100%; display: grid; place-items: center;';
  box.append(paper);
  return Promise.resolve(() => paper.remove());
};

const meta = {
  title: '배의 지도',
  id: 'boat-map',
  tags: ['both-widths'],
  component: BoatMap,
  subcomponents: { TileMap, TileImage, ServiceMap, BoatMarker },
  args: {
    address: '전라남도 여수시 국동항 낚시어선 선착장',
    name: '새벽호',
    place: marker,
    tiles: svgTiles,
    links: (
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
} satisfies Meta<typeof BoatMap>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const shown: Play = async ({ canvas }) => {
  const frame = canvas.getByRole('figure', { name: map.of('전라남도 여수시 국동항 낚시어선 선착장') });
  await waitFor(() => expect(frame).toHaveAttribute('data-state', 'shown'));
  await expect(frame.getBoundingClientRect().height).toBe(360);
};

export const FreeTiles: Story = {
  name: '무료 지도',
  play: async (context) => {
    await shown(context);
    await expect(context.canvas.getByText('새벽호')).toBeVisible();
    await expect(context.canvas.getByRole('link', { name: '© OpenStreetMap' })).toBeVisible();
    await expect(context.canvas.queryByRole('link', { name: '카카오맵에서 열기' })).toBeNull();
  },
};
export const ZoomedByItsButtons: Story = {
  name: '단추로 확대',
  args: { tiles: fn(svgTiles) },
  play: async (context) => {
    await shown(context);
    const { canvas, canvasElement, userEvent, args } = context;
    const tileWidths = (): Set<number> =>
      new Set([...canvasElement.querySelectorAll('img')].map((tile) => Math.round(tile.getBoundingClientRect().width)));
    await userEvent.click(canvas.getByRole('button', { name: map.zoomIn }));
    await waitFor(() => expect(args.tiles).toHaveBeenCalledWith(expect.anything(), expect.anything(), 16));
    // At rest every tile has its full size: the map is at a whole zoom level, not between two.
    await waitFor(() => expect(tileWidths()).toEqual(new Set([256])));
    await expect(canvas.getByText('새벽호')).toBeVisible();
  },
};
/** The chosen place is north and east of the centre. */
export const PickedByAClick: Story = {
  name: '눌러서 고른 자리',
  args: { onPick: fn() },
  play: async (context) => {
    await shown(context);
    const { canvas, userEvent, args } = context;
    const frame = canvas.getByRole('figure');
    const { left, top, width, height } = frame.getBoundingClientRect();
    const coords = { clientX: left + width / 2 + 60, clientY: top + height / 2 - 80 };
    await userEvent.pointer([{ keys: '[MouseLeft]', target: frame.querySelector('img') as HTMLElement, coords }]);
    await waitFor(() => expect(args.onPick).toHaveBeenCalledTimes(1));
    const [picked] = (args.onPick as ReturnType<typeof fn>).mock.calls[0] as [typeof marker];
    await expect(picked.latitude).toBeGreaterThan(marker.latitude);
    await expect(picked.longitude).toBeGreaterThan(marker.longitude);
    await expect(Math.abs(picked.latitude - marker.latitude)).toBeLessThan(0.01);
    await expect(Math.abs(picked.longitude - marker.longitude)).toBeLessThan(0.01);
  },
};
const tip = (frame: HTMLElement) => frame.querySelector('svg[viewBox="0 0 44 56"]')?.getBoundingClientRect();
/** The map moves to a distant place, with the marker at its centre. */
export const AnotherPlaceTyped: Story = {
  name: '다른 자리를 적음',
  args: { tiles: fn(svgTiles) },
  render: function Typing(args) {
    const [place, setPlace] = useState(args.place);
    return (
      <>
        <BoatMap {...args} place={place} />
        <button type="button" hidden onClick={() => setPlace({ latitude: 35.1, longitude: 129.04 })} />
      </>
    );
  },
  play: async (context) => {
    await shown(context);
    const frame = context.canvas.getByRole('figure');
    await waitFor(() => expect(tip(frame)).toBeDefined());
    const before = tip(frame) as DOMRect;
    (context.args.tiles as ReturnType<typeof fn>).mockClear();
    context.canvasElement.querySelector<HTMLElement>('button[hidden]')?.click();
    await waitFor(
      async () => {
        const now = tip(frame) as DOMRect;
        await expect(context.args.tiles).toHaveBeenCalledWith(28_129, expect.anything(), 15);
        await expect(Math.abs(now.left - before.left)).toBeLessThan(2);
        await expect(Math.abs(now.top - before.top)).toBeLessThan(2);
      },
      { timeout: 30_000 },
    );
  },
};
export const LongName: Story = { name: '긴 이름', args: { name: '남해바다새벽노을호' }, play: shown };
export const DrawnWithAKey: Story = {
  name: '열쇠가 있는 지도',
  args: { renderMap: renderPaper },
  play: async (context) => {
    await shown(context);
    await expect(context.canvas.getByText('열쇠가 있는 지도')).toBeVisible();
    await expect(context.canvas.queryByRole('button', { name: map.zoomIn })).toBeNull();
  },
};
export const Loading: Story = {
  args: { renderMap: () => new Promise(() => undefined) },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('status')).toBeVisible());
    await expect(canvas.getByRole('status')).toHaveTextContent(map.loading);
  },
};

const inText: Play = async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(map.failed));
  await expect(canvas.getByText('전라남도 여수시 국동항 낚시어선 선착장')).toBeVisible();
  await expect(canvas.getByRole('link', { name: '네이버 지도에서 열기' })).toBeVisible();
};
export const TilesFail: Story = { name: '지도를 받지 못함', args: { tiles: noTiles }, play: inText };
export const KeyRefused: Story = {
  name: '열쇠가 거절됨',
  args: { renderMap: () => Promise.reject(new Error('refused')) },
  play: inText,
};
export const NothingComes: Story = {
  name: '답이 오지 않음',
  args: { renderMap: () => new Promise(() => undefined), patience: 50 },
  play: inText,
};
export const FailsWithTheLongestAddress: Story = {
  name: '가장 긴 주소로 실패함',
  args: { tiles: noTiles, address: '전라남도 여수시 어항단지로 국동항 '.repeat(12).slice(0, 255) },
};
