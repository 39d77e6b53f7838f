import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { about } from '#copy/about';
import { aboutForm } from '#copy/aboutForm';
import { frame } from '#copy/frame';
import { map } from '#copy/map';
import { reserve } from '#copy/reserve';
import { aConfigInfo, anAbout } from '#mocks/builders';
import { svgTiles } from '#mocks/svgTiles';
import { AboutPreview } from './AboutPreview';

const copy = aboutForm.previews;
const address = '전라남도 여수시 국동항 낚시어선 선착장';
const meta = {
  title: '선박소개 미리보기',
  id: 'about-preview',
  tags: ['both-widths'],
  component: AboutPreview,
  args: {
    about: anAbout(),
    info: aConfigInfo({ address }),
    canFind: true,
    current: 11,
    tiles: svgTiles,
  },
} satisfies Meta<typeof AboutPreview>;
export default meta;
type Story = StoryObj<typeof meta>;

const inside = async (story: HTMLElement, title: string) => {
  const frame = await within(story).findByTitle<HTMLIFrameElement>(title);
  await waitFor(() => expect(frame.contentDocument?.querySelector('h1')).toBeTruthy());
  return within(frame.contentDocument!.body);
};

export const AboutOnAPhone: Story = {
  name: '휴대폰의 선박소개',
  play: async ({ canvasElement }) => {
    const page = await inside(canvasElement, copy.of(copy.pages.about, copy.widths.phone));
    await expect(page.getByRole('heading', { level: 1 })).toHaveTextContent('새벽호');
    await expect(page.getByRole('figure', { name: map.of(address) })).toBeInTheDocument();
    // The visitors' buttons, and the footer.
    await expect(page.getByRole('link', { name: about.call })).toBeInTheDocument();
    await expect(page.getByRole('link', { name: reserve.book })).toBeInTheDocument();
    await expect(page.getByText(frame.owner(aConfigInfo().owner ?? ''))).toBeInTheDocument();
  },
};
export const AboutOnAPc: Story = {
  name: 'PC의 선박소개',
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: copy.widths.pc }));
    const page = await inside(canvasElement, copy.of(copy.pages.about, copy.widths.pc));
    const figure = page.getByRole('figure', { name: map.of(address) });
    // The map is rendered once visible. In a small preview it is visible already, and a frame scrolled beyond its end
    // may stay so.
    figure.scrollIntoView({ block: 'nearest' });
    await waitFor(() => expect(figure).toHaveAttribute('data-state', 'shown'));
    // The frame's scroll position depends on when its size was known.
    figure.ownerDocument.defaultView?.scrollTo(0, 0);
  },
};
export const HomePage: Story = {
  name: '첫 화면',
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: copy.pages.home }));
    const page = await inside(canvasElement, copy.of(copy.pages.home, copy.widths.phone));
    await expect(page.getByRole('heading', { level: 1 })).toHaveTextContent(anAbout().homeTitle.replace('\n', ''));
    await expect(page.getByRole('link', { name: reserve.find })).toBeInTheDocument();
    await expect(page.getByText(about.overlap)).toBeInTheDocument();
    await expect(canvas.getByText(copy.homeOnly)).toBeVisible();
  },
};
