/** Every story of the built Storybook at both widths: play function, axe, console, fonts and picture in one visit. */
import { readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { roleValues } from '../src/components/base/theme/tokens';
import { differenceOf, readPixels } from './picture';
import { BREAKPOINT_TAG, listStories, OUTPUT, type Story } from './stories';
import type { StoryPage } from './storyPage';
import { expect, test } from './test';

const stories = listStories();
/** The stories grouped by file, so that a page loads the code of each file once. */
const files = [...new Set(stories.map(({ importPath }) => importPath))].map(
  (file) => [file, stories.filter(({ importPath }) => importPath === file)] as const,
);
/** Marks the tests that do not depend on the width; they run at 390 only (playwright.stories.config.ts). */
const ONCE = { tag: '@once' };

/** Whether pictures can be compared with the baselines in this browser (globalSetup.ts). */
const IS_COMPARING = !process.env['STORY_OTHER_BROWSER'];

const testStory = (story: Story, group: string, title: string, details: object) =>
  test(title, details, async ({ storyPage }, info) => {
    const { id, tags } = story;
    const width = info.project.name;
    await storyPage.show(id, group);
    const take = () => storyPage.picture();
    if (IS_COMPARING) await expect.soft(take).toMatchBaseline(`${width}/${id}`);
    else await take();
    info.annotations.push({ type: '_texts', description: (await storyPage.texts()).join(' ') });
    if (IS_COMPARING && width === '390') {
      if (storyPage.sticks) await expect.soft(() => storyPage.windowPicture()).toMatchBaseline(`390x844/${id}`);
      else await expect.soft(`390x844/${id}`).toHaveNoBaseline();
    }
    if (IS_COMPARING && width === '1280' && tags.includes(BREAKPOINT_TAG))
      for (const side of [1024, 1023])
        await expect.soft(() => storyPage.picture(side)).toMatchBaseline(`${side}/${id}`);
    await storyPage.inspect();
    await storyPage.leave();
    expect([...storyPage.problems]).toEqual([]);
  });

for (const [file, its] of files)
  test.describe(file, () => {
    test.describe.configure({ mode: 'default' });
    for (const story of its)
      testStory(story, file, `${story.title} · ${story.name} (${story.id})`, {
        annotation: { type: '_story', description: story.id },
      });
  });

test.describe('그림 비교의 차분함: 다른 순서로 찍어도 같다', ONCE, () => {
  const few = files.filter((_, index) => index % Math.ceil(files.length / 12) === 0).reverse();
  for (const [file, its] of few)
    test.describe(file, () => {
      test.describe.configure({ mode: 'default' });
      for (const story of its.toReversed()) testStory(story, `reversed ${file}`, `${story.id}`, {});
    });
});

/** A small component with one word on a tinted background. */
const CHIP = 'day-state-chip--open';
/** A colour `#rrggbb` whose channels, or blue alone, are three levels darker: barely visible on a tint. */
const darker = (hex: string, from: number): string => {
  const channels = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16) - (at >= from ? 3 : 0));
  return `#${channels.map((level) => level.toString(16).padStart(2, '0')).join('')}`;
};
const style = (content: string) => (on: StoryPage) => on.page.addStyleTag({ content });
const tint = (from: number) => style(`:root { --brand-tint: ${darker(roleValues.brandTint, from)} !important; }`);

test.describe('그림 비교의 예민함', ONCE, () => {
  const changes: [string, (on: StoryPage) => Promise<unknown>][] = [
    ['칩이 1픽셀 옮겨지면 찾아낸다', style('[data-state] { position: relative; left: 1px; }')],
    ['토큰의 색이 눈에 보이는 한 단계만 달라져도 찾아낸다', tint(1)],
    ['색의 파랑 채널 하나만 3단계 달라져도 찾아낸다', tint(5)],
    [
      '작은 컴포넌트의 글자 하나가 바뀌면 찾아낸다',
      ({ page }) =>
        page.getByText('예약중').evaluate((chip) => {
          chip.innerHTML = chip.innerHTML.replace('예약중', '예약종');
        }),
    ],
  ];
  for (const [title, change] of changes)
    test(title, async ({ storyPage }) => {
      const pixels = async () => readPixels(await storyPage.picture());
      await storyPage.show(CHIP, title);
      const before = await pixels();
      expect(differenceOf(before, await pixels())).toBeNull();
      await change(storyPage);
      expect(differenceOf(before, await pixels())).not.toBeNull();
    });
  test('이 컴퓨터의 글꼴, 옆으로 밀리는 화면, 콘솔의 오류를 찾아낸다', async ({ storyPage }) => {
    await storyPage.show(CHIP, 'problems');
    await storyPage.inspect();
    expect([...storyPage.problems]).toEqual([]);
    await storyPage.page.addStyleTag({ content: '[data-state] { font-family: serif; width: 330px; }' });
    await storyPage.page.evaluate(() => console.error('소리'));
    await storyPage.inspect();
    expect([...storyPage.problems].join()).toMatch(/콘솔에 오류.*소리.*이 컴퓨터의 글꼴.*serif.*옆으로 밀립니다: /s);
  });
});

test('이 브라우저는 기준 그림의 브라우저와 똑같이 그린다', ONCE, async ({ browser, storyPage }, info) => {
  const version = browser.version();
  if (IS_COMPARING) {
    // Taken over by npm run visual:accept.
    writeFileSync(path.join(OUTPUT, 'browser.json'), `${JSON.stringify({ version }, null, 2)}\n`);
    return expect(() => storyPage.sample()).toMatchBaseline('sample');
  }
  const line = `Chromium ${version}은 견본(visual/sample.html)을 다르게 그려 그림을 비교하지 않았습니다. 기준을 만든 브라우저(visual/browser.json)로 실행하거나, npm run visual -- --any-browser로 모두 찍어 받아들여 주세요.`;
  if (process.env['STORY_PICTURES'] || process.env['CI']) throw new Error(line);
  console.log(line);
  info.annotations.push({ type: '비교하지 않음', description: line });
});

test('기준 그림마다 이야기가 있다', ONCE, async () => {
  const breakpoint = stories.filter(({ tags }) => tags.includes(BREAKPOINT_TAG));
  const views: Record<string, Story[]> = {
    390: stories,
    1280: stories,
    '390x844': stories,
    1024: breakpoint,
    1023: breakpoint,
  };
  const names = new Set(Object.entries(views).flatMap(([view, those]) => those.map(({ id }) => `${view}/${id}`)));
  const baselines = readdirSync(path.join(import.meta.dirname, 'baselines'), { recursive: true, encoding: 'utf8' });
  for (const name of baselines.filter((file) => /\/.*\.webp$/.test(file)).map((file) => file.replace('.webp', '')))
    if (!names.has(name)) await expect.soft(name).toHaveNoBaseline();
});
