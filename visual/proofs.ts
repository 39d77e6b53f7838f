import type { Browser } from '@playwright/test';
import { roleValues } from '../src/components/base/theme/tokens';
import { openContext } from './browser';
import { differenceOf, readPixels, type Pixels } from './picture';
import { PAUSE_MS, TRIES } from './look';
import { hashOf, type Seen } from './run';
import { byFile } from './stories';
import { StoryPage, TALL } from './storyPage';

/** A check that the comparison itself works. */
export interface Proof {
  title: string;
  /** Null if the check passed, otherwise the reason why it failed. */
  wrong: string | null;
}
const WIDTH = 390;
/** A small component with one word on a tinted background. */
const CHIP = 'day-state-chip--open';
const STEP = 3;
/** Approximate number of stories that are captured a second time. */
const FEW = 24;

type Channel = 'red' | 'green' | 'blue';
const CHANNELS: readonly Channel[] = ['red', 'green', 'blue'];

/** A colour `#rrggbb` with some of its channels changed by a step that is barely visible on a tint. */
const moved = (hex: string, which: readonly Channel[] = CHANNELS): string =>
  `#${CHANNELS.map((channel, at) => {
    const level = parseInt(hex.slice(1 + at * 2, 3 + at * 2), 16);
    return (which.includes(channel) ? Math.max(0, level - STEP) : level).toString(16).padStart(2, '0');
  }).join('')}`;
const tinted = (value: string) => (page: StoryPage) => page.restyle(`:root { --brand-tint: ${value} !important; }`);

const CHANGES: { title: string; make: (page: StoryPage) => Promise<void> }[] = [
  {
    title: '칩이 1픽셀 옮겨지면 찾아낸다',
    make: (page) => page.restyle('[data-state] { position: relative; left: 1px; }'),
  },
  {
    title: '토큰의 색이 눈에 보이는 한 단계만 달라져도 찾아낸다',
    make: tinted(moved(roleValues.brandTint)),
  },
  {
    title: '색의 파랑 채널 하나만 3단계 달라져도 찾아낸다',
    make: tinted(moved(roleValues.brandTint, ['blue'])),
  },
  { title: '작은 컴포넌트의 글자 하나가 바뀌면 찾아낸다', make: (page) => page.reword('예약중', '예약종') },
];

const withPage = async <Result>(
  { browser, storybook }: { browser: Browser; storybook: string },
  work: (page: StoryPage) => Promise<Result>,
): Promise<Result> => {
  const page = await StoryPage.open(await openContext(browser, WIDTH, TALL), storybook, WIDTH, { withoutAxe: true });
  try {
    return await work(page);
  } finally {
    await page.closeContext();
  }
};

const pixelsOf = async (picture: Buffer | null): Promise<Pixels | null> => picture && readPixels(picture);

const sharp = (place: { browser: Browser; storybook: string }): Promise<Proof[]> =>
  Promise.all(
    CHANGES.map(({ title, make }) =>
      withPage(place, async (page): Promise<Proof> => {
        const before = await pixelsOf((await page.visit(CHIP)).picture);
        const untouched = await pixelsOf(await page.picture());
        await make(page);
        const after = await pixelsOf(await page.picture());
        if (!before || !untouched || !after) return { title, wrong: `${CHIP}의 그림을 찍지 못했습니다.` };
        if (differenceOf(before, untouched)) return { title, wrong: '바꾸기 전의 두 그림이 다릅니다.' };
        return { title, wrong: differenceOf(before, after) ? null : '바뀐 것을 찾아내지 못했습니다.' };
      }),
    ),
  );

/** A few story files, spread evenly over all; in reverse order, both the files and the stories in each. */
const spread = (seen: readonly Seen[]): Seen[][] => {
  const drawn = seen.filter(({ width, hash, told }) => width === WIDTH && hash !== '' && told.length === 0);
  const files = byFile(drawn.map(({ story }) => story));
  const every = Math.max(1, Math.round(drawn.length / FEW));
  return files
    .filter((_, index) => index % every === 0)
    .map((file) => drawn.filter(({ story }) => file.includes(story)).reverse())
    .reverse();
};

/** Whether the screenshot of a story is unchanged, at once or after it has settled. */
const looksAlike = async (page: StoryPage, { story, hash }: Seen): Promise<boolean> => {
  let { picture } = await page.visit(story.id);
  for (let tries = 0; tries < TRIES && hashOf(picture) !== hash; tries++) {
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    picture = await page.picture();
  }
  await page.leave();
  return hashOf(picture) === hash;
};

const calm = (place: { browser: Browser; storybook: string }, seen: readonly Seen[]): Promise<Proof> =>
  withPage(place, async (page) => {
    const title = '같은 빌드를 다른 순서로 다시 찍어도 한 픽셀도 다르지 않다';
    const files = spread(seen);
    const changed: string[] = [];
    for (const file of files) {
      await page.renew();
      for (const one of file) if (!(await looksAlike(page, one))) changed.push(one.story.id);
    }
    if (files.length === 0) return { title, wrong: '다시 찍을 이야기가 없습니다.' };
    return { title, wrong: changed.length === 0 ? null : `달라진 이야기: ${changed.join(', ')}` };
  });

/** A check that cannot be carried out counts as failed, with the error as the reason. */
const held = (title: string, proofs: Promise<Proof[]>): Promise<Proof[]> =>
  proofs.catch((error: unknown) => [{ title, wrong: String(error) }]);

/**
 * Verifies that the comparison detects small changes, and that the stories in `seen` look the same in another order.
 */
export const prove = async (browser: Browser, storybook: string, seen: readonly Seen[]): Promise<Proof[]> => {
  const place = { browser, storybook };
  const inAnotherOrder = held(
    '비교의 차분함',
    calm(place, seen).then((proof) => [proof]),
  );
  return [...(await inAnotherOrder), ...(await held('비교의 예민함', sharp(place)))];
};
