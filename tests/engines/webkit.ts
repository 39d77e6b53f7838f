import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { Builder, Capabilities, Key, type WebDriver, type WebElement } from 'selenium-webdriver';
import { freePort, startProgram, type Started } from '#tests/support/processes';
import type { webkitPaths } from '../../scripts/engines.mjs';
import { partsOf, PHONE, type Control, type Driven, type Engine } from './engine';
import { heardIn } from './listening';

type Paths = NonNullable<ReturnType<typeof webkitPaths>>;
const START_MS = 90_000;

/** A virtual screen. */
const startScreen = async (program: string): Promise<{ started: Started; display: string }> => {
  const size = `${PHONE.width}x${PHONE.height}x24`;
  const started = startProgram(program, ['-displayfd', '3', '-screen', '0', size, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [number] = (await once(started.child.stdio[3] as Readable, 'data', {
    signal: AbortSignal.timeout(START_MS),
  })) as [Buffer];
  return { started, display: `:${number.toString().trim()}` };
};

const answers = async (address: string): Promise<void> => {
  const late = Date.now() + START_MS;
  for (;;) {
    const answer = await fetch(`${address}/status`).catch(() => null);
    if (answer?.ok) return;
    if (Date.now() > late) throw new Error('WebKitWebDriver가 대답하지 않습니다.');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
};

const controlOf = (element: WebElement): Control => ({
  click: () => element.click(),
  type: (keys) => element.sendKeys(keys),
  upload: (file) => element.sendKeys(file),
});

const drive = (driver: WebDriver): Driven => ({
  open: (address) => driver.get(address),
  evaluate: <Result>(expression: string) => driver.executeScript<Result>(`return (${expression})`),
  element: async (expression) => {
    const element = await driver.executeScript<WebElement | null>(`return (${expression})`);
    return element && controlOf(element);
  },
  keysOf: (value) => {
    const { date, time } = partsOf(value);
    return [...date, ...time].join(Key.ARROW_RIGHT);
  },
  resize: async (width, height) => void (await driver.manage().window().setRect({ x: 0, y: 0, width, height })),
  complaints: () => driver.executeScript<string[]>(`return (${heardIn})`),
  close: () => driver.quit(),
});

/** WebKitGTK's MiniBrowser on a virtual screen. */
export const startWebkit = async (paths: Paths): Promise<Engine> => {
  const { started: screen, display } = await startScreen(paths.screen);
  const port = await freePort();
  const driver = startProgram(paths.driver, [`--port=${port}`], {
    env: { ...process.env, DISPLAY: display },
    stdio: 'ignore',
  });
  const address = `http://127.0.0.1:${port}`;
  await answers(address);
  // Full screen has no tool bar, which is wider than a phone.
  const options = { binary: paths.browser, args: ['--automation', '--full-screen'] };
  const wanted = new Capabilities({
    browserName: 'MiniBrowser',
    pageLoadStrategy: 'none',
    'webkitgtk:browserOptions': options,
  });
  return {
    version: 'WebKitGTK',
    openTab: async () => {
      const session = await new Builder().usingServer(address).withCapabilities(wanted).build();
      const tab = drive(session);
      await tab.resize(PHONE.width, PHONE.height);
      return tab;
    },
    end: async () => {
      await driver.end();
      // Also ends its remaining programs.
      await screen.end();
    },
  };
};
