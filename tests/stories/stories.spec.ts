/** Every story of the built Storybook: play function, axe, console, fonts and pictures of both widths in one visit. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { test as base } from '@playwright/test';
import { roleValues } from '#src/components/base/theme/tokens';
import { differenceOf, expect, readPixels } from './baselines';
import { BOTH_WIDTHS_TAG, BREAKPOINT_TAG, listStories, OUTPUT, storyLine, VIEWS, type Story } from './stories';
import { StoryPage } from './storyPage';

const BASELINES = path.join(import.meta.dirname, 'baselines');
/** The browser of the baselines. */
const pinned = JSON.parse(readFileSync(path.join(import.meta.dirname, 'browser.json'), 'utf8')) as { version: string };

/** `storyPage`: one page for all stories of a worker. */
const test = base.extend<object, { storyPage: StoryPage; isComparing: boolean }>({
  storyPage: [
    async ({ browser }, use) => {
      const page = await StoryPage.open(browser);
      await use(page);
      await page.page.context().close();
    },
    { scope: 'worker' },
  ],
  // The browser of the baselines always compares, another one only if it renders the sample (sample.html) identically,
  // because otherwise every story would differ.
  isComparing: [
    async ({ browser, storyPage }, use) => {
      const isKnown = browser.version() === pinned.version || process.env['STORY_ANY_BROWSER'] !== undefined;
      const sample = path.join(BASELINES, 'sample.webp');
      await use(isKnown || !(await differenceOf(await readPixels(sample), await readPixels(await storyPage.sample()))));
    },
    { scope: 'worker' },
  ],
});

const stories = listStories();
/** Least stories of a page; loading Storybook takes as long as three stories. */
const PER_PAGE = 60;
/** In the order of the sidebar and by whole files; a worker shows a group on one page. */
const groups = stories.reduce<Story[][]>((made, story, at) => {
  const last = made.at(-1);
  const isNext = story.importPath !== stories[at - 1]?.importPath && (last?.length ?? PER_PAGE) >= PER_PAGE;
  if (last && !isNext) last.push(story);
  else made.push([story]);
  return made;
}, []);

const testStory = (story: Story, group: string, title: string) =>
  test(title, async ({ storyPage, isComparing }) => {
    const { id, tags } = story;
    const views = new Set(VIEWS);
    const again = () => storyPage.again();
    const compare = async (view: string, take: () => Promise<Buffer>) => {
      views.delete(view);
      if (isComparing) await expect.soft({ take, again }).toMatchBaseline(`${view}/${id}`);
      else await take();
    };

    storyPage.problems.clear();
    await storyPage.show(id, group);
    await compare('390', () => storyPage.picture());
    if (storyPage.sticks) await compare('390x844', () => storyPage.windowPicture());
    await storyPage.checkLetters();
    if (!storyPage.hasOwnWidth) {
      await storyPage.checkNarrowest();
      let isWide = true;
      if (tags.includes(BOTH_WIDTHS_TAG)) {
        await storyPage.leave();
        await storyPage.show(id, group, 1280);
      } else isWide = await storyPage.turn(1280, !existsSync(path.join(BASELINES, `1280/${id}.webp`)));
      if (isWide) {
        await compare('1280', () => storyPage.picture(1280));
        await storyPage.checkLetters();
      }
      for (const side of tags.includes(BREAKPOINT_TAG) ? [1024, 1023] : [])
        await compare(`${side}`, () => storyPage.picture(side));
    }
    for (const view of views) expect.soft(`${view}/${id}.webp`).toHaveNoBaseline();
    await storyPage.leave();
    expect([...storyPage.problems]).toEqual([]);
  });

for (const [index, its] of groups.entries())
  test.describe(() => {
    test.describe.configure({ mode: 'default' });
    for (const story of its) testStory(story, `${index}`, storyLine(story));
  });

test.describe('그림 비교의 차분함: 다른 순서로 찍어도 같다', () => {
  test.describe.configure({ mode: 'default' });
  // Other neighbours than above: from all of Storybook, in reverse, on one page.
  const few = stories.filter((_, at) => at % 40 === 0).reverse();
  for (const story of few) testStory(story, 'reversed', story.id);
});

/** A small component with one word on a tinted background. */
const CHIP = 'day-state-chip--open';
const SENTENCE = 'page-guest-move--cancelled';
/** A colour `#rrggbb` with all channels, or only blue, three levels darker: barely visible on a tint. */
const darker = (hex: string, from: number): string => {
  const channels = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16) - (at >= from ? 3 : 0));
  return `#${channels.map((level) => level.toString(16).padStart(2, '0')).join('')}`;
};
const style = (content: string) => (on: StoryPage) => on.page.addStyleTag({ content });
const tint = (from: number) => style(`:root { --brand-tint: ${darker(roleValues.brandTint, from)} !important; }`);

test.describe('그림 비교의 예민함', () => {
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
      expect(await differenceOf(before, await pixels())).toBeNull();
      await change(storyPage);
      expect(await differenceOf(before, await pixels())).not.toBeNull();
    });
  test('이 컴퓨터의 글꼴, 옆으로 밀리는 화면, 콘솔의 오류를 찾아낸다', async ({ storyPage }) => {
    const check = async () => {
      await storyPage.checkLetters();
      await storyPage.checkNarrowest();
      return [...storyPage.problems].join();
    };
    storyPage.problems.clear();
    await storyPage.show(CHIP, 'problems');
    expect(await check()).toBe('');
    await storyPage.page.addStyleTag({ content: '[data-state] { font-family: serif; width: 330px; }' });
    await storyPage.page.evaluate(() => console.error('소리'));
    expect(await check()).toMatch(/콘솔에 오류.*소리.*이 컴퓨터의 글꼴.*serif.*옆으로 밀립니다: /s);
  });
  test('번역된 화면에서 아무도 보지 못할 변화와 오류가 될 변화를 찾아낸다', async ({ storyPage }) => {
    await storyPage.show(SENTENCE, 'translation');
    storyPage.problems.clear();
    await storyPage.page.evaluate(async () => {
      const texts = document.createTreeWalker(document.querySelector('#storybook-root')!, NodeFilter.SHOW_TEXT);
      while (texts.nextNode() && !window.visual.isHeld(texts.currentNode));
      const held = texts.currentNode as Text;
      held.before(document.createElement('b'));
      held.data = '나';
      await new Promise(requestAnimationFrame);
      held.remove();
      await new Promise(requestAnimationFrame);
    });
    await storyPage.leave();
    expect([...storyPage.problems].map((line) => line.split(': ')[0])).toEqual([
      '번역된 화면에서 앞에 넣을 때 오류가 납니다',
      '번역된 화면에 바뀌기 전의 글이 남습니다',
      '번역된 화면에서 지울 때 오류가 납니다',
    ]);
  });
  test('PC에서 늘어나기만 하던 이야기가 다르게 놓이기 시작하면 찾아낸다', async ({ storyPage }) => {
    await storyPage.show(CHIP, 'stretched');
    expect(await storyPage.turn(1280, true)).toBe(false);
    await storyPage.page.addStyleTag({ content: '@media (width > 1000px) { [data-state] { display: block; } }' });
    expect(await storyPage.turn(1280, true)).toBe(true);
  });
  // npm run visual has no axe.
  if (!process.env['STORY_PICTURES'])
    test('PC에서만 흐린 글자를 창을 넓힌 뒤의 접근성 검사가 찾아낸다', async ({ storyPage }) => {
      storyPage.problems.clear();
      await storyPage.show(CHIP, 'axe');
      await storyPage.page.addStyleTag({
        content: '@media (width > 1000px) { [data-state] { color: white !important; } }',
      });
      await storyPage.turn(390, false);
      expect([...storyPage.problems]).toEqual([]);
      await storyPage.turn(1280, true);
      expect([...storyPage.problems].join()).toContain('color-contrast');
    });
});

test('끝난 이야기의 답이 없는 요청은 다음 이야기에서 되풀이되지 않는다', async ({ storyPage }) => {
  storyPage.problems.clear();
  await storyPage.show('page-dashboard--loading', 'requests');
  await storyPage.leave();
  await storyPage.show('page-boarding--loaded', 'requests');
  const session = await storyPage.page.context().newCDPSession(storyPage.page);
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.stopAllWorkers');
  await session.detach();
  await storyPage.leave();
  await storyPage.show('page-boarding--ticked', 'requests');
  expect([...storyPage.problems]).toEqual([]);
});

test('설명서는 이야기가 초점을 가져가도 맨 위에서 열린다', async ({ page }) => {
  await page.goto(`${process.env['STORYBOOK_URL']}/iframe.html?viewMode=docs&id=login-code-form--설명서`);
  await page.waitForFunction(() => document.activeElement?.matches('input'));
  // The page scrolls one frame after the focus.
  await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))));
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test('이 브라우저는 기준 그림의 브라우저와 똑같이 그린다', async ({ browser, storyPage, isComparing }, info) => {
  const version = browser.version();
  if (isComparing) {
    // For npm run visual:accept.
    writeFileSync(path.join(OUTPUT, 'browser.json'), `${JSON.stringify({ version }, null, 2)}\n`);
    return expect({ take: () => storyPage.sample(), again: () => storyPage.again() }).toMatchBaseline('sample');
  }
  const line = `Chromium ${version}은 견본(tests/stories/sample.html)을 다르게 그려 그림을 비교하지 않았습니다. 기준을 만든 브라우저(tests/stories/browser.json)로 실행하거나, npm run visual -- --any-browser로 모두 찍어 받아들여 주세요.`;
  if (process.env['STORY_PICTURES'] || process.env['CI']) throw new Error(line);
  console.log(line);
  info.annotations.push({ type: '비교하지 않음', description: line });
});

test('기준 그림마다 이야기가 있다', () => {
  const names = new Set(VIEWS.flatMap((view) => stories.map(({ id }) => path.join(view, `${id}.webp`))));
  for (const entry of readdirSync(BASELINES, { recursive: true, withFileTypes: true })) {
    const file = path.relative(BASELINES, path.join(entry.parentPath, entry.name));
    if (entry.isFile() && file !== 'sample.webp' && !names.has(file)) expect.soft(file).toHaveNoBaseline();
  }
});

// `npm run visual` lists them itself.
if (!process.env['STORY_PICTURES'])
  test.describe('새 이야기', () => {
    test.describe.configure({ retries: 0 });
    test('이야기마다 기준 그림이 있다', ({ isComparing }) => {
      const fresh = stories.filter(({ id }) => isComparing && !existsSync(path.join(BASELINES, `390/${id}.webp`)));
      if (fresh.length > 0)
        throw new Error(
          `기준 그림이 없는 새 이야기가 있습니다. npm run visual로 보고 npm run visual:accept로 받아들여 주세요: ${fresh.map(({ id }) => id).join(', ')}`,
        );
    });
  });
