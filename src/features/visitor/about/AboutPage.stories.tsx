import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { site } from '#src/storySite/site';
import { API, PAGES } from '#contract/paths';
import { about } from '#copy/about';
import { aboutContent } from '#copy/aboutContent';
import { frame } from '#copy/frame';
import { map as mapCopy } from '#copy/map';
import { anAbout } from '#mocks/builders';
import { config, mapTiles, refuses, responds, waits } from '#mocks/handlers';
import { AboutPage } from './AboutPage';

const meta = {
  title: '선박소개',
  id: 'page-about',
  component: AboutPage,
  decorators: [site],
  parameters: { route: PAGES.about, path: PAGES.about, msw: [...config(), mapTiles] },
} satisfies Meta<typeof AboutPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  tags: ['breakpoint'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: '새벽호' })).toBeVisible();
    await expect(canvas.getByRole('img', { name: about.pictureOf('새벽호') })).toBeVisible();
    await expect(canvas.getByRole('link', { name: about.call })).toHaveAttribute('href', 'tel:010-0000-0000');
    for (const name of [about.features, about.way, about.toBring, about.provided, about.rentals, about.seasons])
      await expect(await canvas.findByRole('heading', { level: 2, name })).toBeVisible();
    const map = canvas.getByRole('figure', { name: mapCopy.of('전라남도 여수시 국동항 낚시어선 선착장') });
    map.scrollIntoView();
    await waitFor(() => expect(map).toHaveAttribute('data-state', 'shown'));
    window.scrollTo(0, 0);
    const query = encodeURIComponent('전라남도 여수시 국동항 낚시어선 선착장');
    await expect(canvas.getByRole('link', { name: about.kakaoMap })).toHaveAttribute(
      'href',
      `https://map.kakao.com/link/search/${query}`,
    );
    await expect(canvas.getByRole('link', { name: about.naverMap })).toHaveAttribute(
      'href',
      `https://map.naver.com/p/search/${query}`,
    );
    await expect(canvas.getAllByText('10,000원')).toHaveLength(3);
    await expect(canvas.getByText(about.lifeJacket)).toBeVisible();
    await expect(canvas.getByText(about.overlap)).toBeVisible();
  },
};
export const NothingConfigured: Story = {
  parameters: { msw: [...config({ name: null, tel: null, band: null, address: null }), mapTiles] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: about.title })).toBeVisible();
    await expect(await canvas.findByText('선착장 주차장을 무료로 이용할 수 있습니다.')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: about.call })).toBeNull();
    for (const name of [about.kakaoMap, about.naverMap]) await expect(canvas.queryByRole('link', { name })).toBeNull();
  },
};
/** The operator has saved nothing: no port, no map, and no text of another boat. */
export const NewBoat: Story = {
  parameters: {
    msw: [
      responds(API.about, anAbout({ ...aboutContent, photos: [] })),
      ...config({ name: null, tel: null, band: null, address: null }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: about.seasons })).toBeVisible();
    await expect(canvas.queryByRole('figure')).toBeNull();
    await expect(canvas.getByRole('main')).not.toHaveTextContent(/여수|국동|20인승/);
  },
};
export const PhoneWithoutBand: Story = {
  name: '밴드 없이 전화만',
  parameters: { msw: [...config({ band: null }), mapTiles] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: about.call })).toBeVisible();
  },
};
export const Loading: Story = {
  parameters: { msw: [waits(API.configInfo), waits(API.configLogic), waits(API.about), mapTiles] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: about.title })).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};
export const Failed: Story = {
  parameters: {
    msw: [
      refuses(API.configInfo, 500, {
        code: 'INTERNAL',
        message: '일시적인 오류가 발생했습니다. 잠시 후 다시 시도해 주세요.',
      }),
      waits(API.configLogic),
      responds(API.about, anAbout()),
      mapTiles,
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(about.infoFailed)).toBeVisible();
    await expect(canvas.getByRole('button', { name: frame.retry })).toBeVisible();
    await expect(await canvas.findByRole('heading', { level: 2, name: about.features })).toBeVisible();
  },
};
export const DescriptionFailed: Story = {
  name: '소개를 불러오지 못함',
  parameters: {
    msw: [
      refuses(API.about, 500, {
        code: 'INTERNAL',
        message: '일시적인 오류가 발생했습니다. 잠시 후 다시 시도해 주세요.',
      }),
      ...config(),
      mapTiles,
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(about.failed)).toBeVisible();
    await expect(canvas.getByRole('button', { name: frame.retry })).toBeVisible();
  },
};
/** The longest texts that the settings allow (specification 5). */
export const LongestTexts: Story = {
  parameters: {
    msw: [
      ...config({
        name: '여수국동항골든호이호',
        address: '전라남도 여수시 어항단지로 국동항 수산물유통센터 옆 낚시어선 전용 선착장 '
          .repeat(7)
          .slice(0, 255)
          .trim(),
      }),
      mapTiles,
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: '여수국동항골든호이호' })).toBeVisible();
  },
};
