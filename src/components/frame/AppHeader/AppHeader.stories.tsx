import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { tidePhase } from '#contract/day/tide.rules';
import { frame } from '#copy/frame';
import { emulating } from '#mocks/emulating';
import { FROZEN_TODAY } from '#mocks/now';
import { LinkButton } from '#src/components/base/actions/LinkButton/LinkButton';
import { PageTitle } from '../PageTitle/PageTitle';
import { TideMark } from '#src/components/trip/TideMark/TideMark';
import { AppHeader } from './AppHeader';

const today = (
  <>
    오늘 11.20(금) <TideMark phase={tidePhase(FROZEN_TODAY)} />
  </>
);
const find = (
  <LinkButton href="/reserve/find" icon="search">
    예약 확인·취소
  </LinkButton>
);

const meta = {
  title: '머리말',
  id: 'app-header',
  tags: ['both-widths'],
  component: AppHeader,
  globals: { ground: 'none' },
  args: {
    side: 'visitor',
    storeName: '새벽호',
    logo: null,
    tel: '010-0000-0000',
    signedIn: false,
    current: 'reserve',
    onSignOut: fn(),
    children: <PageTitle title="예약일정" sub={today} wide boat />,
  },
} satisfies Meta<typeof AppHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Visitor: Story = {
  name: '방문자',
  tags: ['breakpoint'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: frame.title('새벽호') })).toHaveAttribute('href', '/');
    await expect(canvas.getByRole('link', { name: frame.tabs.reserve })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: '선박소개' })).not.toHaveAttribute('aria-current');
    await expect(canvas.getByRole('link', { name: frame.call })).toHaveAttribute('href', 'tel:010-0000-0000');
    await expect(canvas.queryByRole('link', { name: frame.tabs.admin })).toBeNull();
    await expect(canvas.queryByRole('button', { name: frame.signOut })).toBeNull();
  },
};
export const VisitorBooking: Story = {
  name: '예약하는 방문자',
  args: { children: <PageTitle title="예약하기" boat /> },
};
export const VisitorWithFindButton: Story = {
  name: '예약 확인 단추가 있는 방문자 화면',
  args: { children: <PageTitle title="예약일정" sub={today} aside={find} wide boat /> },
};
export const LowOnAPhone: Story = {
  name: '휴대폰의 아래쪽',
  play: async ({ canvas }) => {
    const header = canvas.getByRole('banner');
    if (window.innerWidth >= 360 && window.innerWidth < 1024)
      await expect(header.getBoundingClientRect().height).toBeLessThanOrEqual(150);
  },
};
export const LongestName: Story = { name: '가장 긴 이름', args: { storeName: '여수국동항골든호이호' } };
const lettersOf = (percent: number): Pick<Story, 'beforeEach'> => ({
  beforeEach: () => {
    document.documentElement.style.fontSize = `${percent}%`;
    return () => document.documentElement.style.removeProperty('font-size');
  },
});
const nameIsWhole: Story['play'] = async ({ canvas, args }) => {
  const name = canvas.getByText(frame.title(args.storeName ?? ''));
  await expect(name.scrollWidth).toBeLessThanOrEqual(name.clientWidth || name.scrollWidth);
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
};
/** The name wraps and is never cut. */
export const LargeLetters: Story = { ...lettersOf(130), name: '글자를 크게', play: nameIsWhole };
export const LargeLettersAndLongestName: Story = {
  ...LargeLetters,
  ...LongestName,
  name: '글자를 크게, 가장 긴 이름',
  play: nameIsWhole,
};
export const NothingConfigured: Story = {
  args: { storeName: null, tel: null, children: <PageTitle title="예약일정" boat /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: frame.title(frame.noStore) })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: frame.call })).toBeNull();
  },
};
export const OwnLogo: Story = {
  name: '배의 로고',
  args: { logo: '/art/cooler.svg' },
  play: async ({ canvas }) => {
    const brand = canvas.getByRole('link', { name: frame.title('새벽호') });
    await expect(brand.querySelector('img')).toHaveAttribute('src', '/art/cooler.svg');
  },
};
export const VisitorSideWhileSignedIn: Story = {
  name: '로그인한 채 방문자 화면',
  args: { signedIn: true },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('link', { name: frame.tabs.admin })).toHaveAttribute('href', '/admin');
    await userEvent.click(canvas.getByRole('button', { name: frame.signOut }));
    await expect(args.onSignOut).toHaveBeenCalledOnce();
    (document.activeElement as HTMLElement).blur();
  },
};
export const Operator: Story = {
  name: '운영자',
  args: { side: 'operator', signedIn: true, current: 'admin', children: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: frame.tabs.admin })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('button', { name: frame.signOut })).toBeVisible();
    await expect(canvas.getByRole('link', { name: frame.call })).toBeVisible();
    const header = canvas.getByRole('banner');
    // One row on phones, so that the rest of the screen shows guests.
    if (window.innerWidth < 1024) await expect(header.getBoundingClientRect().height).toBeLessThanOrEqual(56);
    for (const target of header.querySelectorAll('nav a, nav ~ div > *')) {
      await expect(target.getBoundingClientRect().width).toBeGreaterThanOrEqual(44);
      await expect(target.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    }
  },
};
export const OperatorWithLongestName: Story = {
  name: '가장 긴 이름의 운영자',
  args: { ...Operator.args, storeName: '여수국동항골든호이호' },
  play: Operator.play!,
};
export const SkippedByKeyboard: Story = {
  name: '키보드로 건너뜀',
  render: (args) => (
    <>
      <AppHeader {...args} />
      <main id="main" tabIndex={-1}>
        <a href="/reserve/5">12월 5일 예약하기</a>
      </main>
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const skip = canvas.getByRole('link', { name: frame.skip });
    await expect(skip).toHaveFocus();
    await expect(skip.getBoundingClientRect().width).toBeGreaterThan(44);
    await expect(skip).toHaveAttribute('href', '#main');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: frame.title('새벽호') })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: frame.tabs.reserve })).toHaveFocus();
  },
};
export const SkipLink: Story = {
  name: '본문으로 건너뛰기',
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: frame.skip })).toHaveFocus();
  },
};
export const OnTheBoatsPage: Story = {
  name: '선박소개에서',
  args: { current: 'about', children: <PageTitle title="선박소개" boat /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '선박소개' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: frame.tabs.reserve })).not.toHaveAttribute('aria-current');
  },
};
export const Hovered: Story = { ...emulating({ hover: 'nav a:not([aria-current])' }) };
