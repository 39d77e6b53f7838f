import puppeteer, { type ElementHandle, type Page } from 'puppeteer-core';
import { partsOf, PHONE, type Control, type Driven, type Engine } from './engine';

const START_MS = 90_000;

/** Errors of files that were loading when another page was opened. */
const BROKEN_OFF = /ServiceWorker intercepted the request|downloadable font: download failed/;

const controlOf = (element: ElementHandle<Element>): Control => ({
  click: () => element.click(),
  type: (keys) => element.type(keys),
  upload: (file) => (element as ElementHandle<HTMLInputElement>).uploadFile(file),
});

const drive = (page: Page, close: () => Promise<void>): Driven => {
  const heard: string[] = [];
  // Includes violations of the policy.
  page.on('pageerror', (error) => heard.push(error instanceof Error ? error.message : String(error)));
  page.on('console', (message) => {
    if (message.type() !== 'error' || BROKEN_OFF.test(message.text())) return;
    const { url = '', lineNumber = 0, columnNumber = 0 } = message.stackTrace()[0] ?? {};
    // The message of a logged error does not include its address.
    heard.push(`${message.text()} (${url}:${lineNumber}:${columnNumber})`);
  });
  page.on('dialog', (dialog) => {
    heard.push(`물음: ${dialog.type()} ${dialog.message()}`);
    void dialog.accept();
  });
  return {
    open: (address) => {
      // Fails if another page is opened before the load.
      page.goto(address, { waitUntil: 'domcontentloaded' }).catch(() => undefined);
      return Promise.resolve();
    },
    evaluate: <Result>(expression: string) => page.evaluate(expression) as Promise<Result>,
    element: async (expression) => {
      const element = (await page.evaluateHandle(expression)).asElement();
      return element ? controlOf(element as ElementHandle<Element>) : null;
    },
    keysOf: (value) => {
      // The field goes to the next part by itself, and has twelve hours.
      const { date, time } = partsOf(value);
      const [hours, minutes = ''] = time;
      const half = Number(hours) < 12 ? 'A' : 'P';
      return [...date, ...(hours ? [String(Number(hours) % 12 || 12).padStart(2, '0'), minutes, half] : [])].join('');
    },
    resize: (width, height) => page.setViewport({ width, height }),
    goOffline: (isOffline) => page.setOfflineMode(isOffline),
    print: () => page.pdf(),
    complaints: () => Promise.resolve([...heard]),
    close,
  };
};

/** Firefox over WebDriver BiDi. */
export const startGecko = async (executablePath: string): Promise<Engine> => {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    timeout: START_MS,
    protocolTimeout: START_MS,
  });
  return {
    version: await browser.version(),
    openTab: async () => {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      await page.setViewport(PHONE);
      return drive(page, () => context.close());
    },
    end: () => browser.close(),
  };
};
