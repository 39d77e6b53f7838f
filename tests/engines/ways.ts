import { Gate } from '#tests/e2e/releases';
import { ADMIN, expect, test as siteTest } from '#tests/e2e/site';
import { geckoPath, missingEngines, webkitPaths } from '../../scripts/engines.mjs';
import type { Engine } from './engine';
import { startGecko } from './gecko';
import { withListening } from './listening';
import { Tab } from './tab';
import { startWebkit } from './webkit';

export { expect };

const start = async (project: string): Promise<Engine> => {
  const firefox = geckoPath();
  const webkit = webkitPaths();
  if (project === 'gecko' && firefox) return startGecko(firefox);
  if (project === 'webkit' && webkit) return startWebkit(webkit);
  throw new Error(`no browser for ${project}`);
};

/**
 * A tab of the project's engine on its own site. Errors in the console and violations of the policy fail the test, except
 * `pardons`: deliberate ones.
 */
export const test = siteTest.extend<
  { tab: Tab; gate: Gate; pardons: RegExp | null; installed: undefined },
  { engine: Engine }
>({
  pardons: [null, { option: true }],
  engine: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures from the pattern
    async ({}, use, { project }) => {
      const engine = await start(project.name);
      await use(engine);
      await engine.end();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  installed: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures from the pattern
    async ({}, use, testInfo) => {
      const missing = missingEngines().find(({ project }) => project === testInfo.project.name);
      testInfo.skip(missing !== undefined, `${missing?.title} 없음`);
      await use(undefined);
    },
    { auto: true },
  ],
  gate: async ({ site }, use, { project }) => {
    const gate = new Gate(() => site, undefined, project.name === 'webkit' ? withListening : undefined);
    await gate.open();
    await use(gate);
    gate.close();
  },
  tab: async ({ engine, gate, pardons }, use, testInfo) => {
    const driven = await engine.openTab();
    try {
      await use(new Tab(driven, gate.address));
      const heard = await driven.complaints();
      expect(
        heard.filter((line) => !pardons?.test(line)),
        '화면에서 난 오류',
      ).toEqual([]);
    } finally {
      if (testInfo.status !== testInfo.expectedStatus) {
        const shown = await driven.evaluate<string>('`${location.href}\\n${document.body.innerText}`').catch(String);
        await testInfo.attach('화면의 글', { body: shown });
      }
      await driven.close();
    }
  },
});

/** On the displayed login screen. */
export const login = async (tab: Tab): Promise<void> => {
  await tab.label('아이디').fill(ADMIN.userid);
  await tab.label('비밀번호').fill(ADMIN.password);
  await tab.button('로그인').click();
};
