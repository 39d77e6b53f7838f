import puppeteer, { type ElementHandle, type Page } from 'puppeteer-core';
import { partsOf, PHONE, type Control, type Driven, type Engine } from './engine';

const START_MS = 90_000;

/** Said of files that a page was still loading when another one was opened. */
const BROKEN_OFF = /ServiceWorker intercepted the request|downloadable font: download failed/;

const controlOf = (element: ElementHandle<Element>): Control => ({
  click: () => element.click(),
  type: (keys) => element.type(keys),
  upload: (file) => (element as ElementHandle<HTMLInputElement>).uploadFile(file),
});

const drive = (page: Page, close: () => Promise<void>): Driven => {
  const heard: string[] = [];
  // What the policy forbids is among its errors.
  page.on('pageerror', (error) => heard.push(error instanceof Error ? error.message : String(error)));
  page.on('console', (message) => {
    if (message.type() !== 'error' || BROKEN_OFF.test(message.text())) return;
    const { url = '', lineNumber = 0, columnNumber = 0 } = message.stackTrace()[0] ?? {};
    // Of an error that is logged the message says no more than that.
    heard.push(`${message.text()} (${url}:${lineNumber}:${columnNumber})`);
  });
  page.on('dialog', (dialog) => {
    heard.push(`물음: ${dialog.type()} ${dialog.message()}`);
    void dialog.accept();
  });
  return {
    open: (address) => {
      // It ends when the page has loaded, or fails when another one is opened before.
      page.goto(address, { waitUntil: 'domcontentloaded' }).catch(() => undefined);
      return Promise.resolve();
    },
    evaluate: <Result>(expression: string) => page.evaluate(expression) as Promise<Result>,
    element: async (expression) => {
      const element = (await page.evaluateHandle(expression)).asElement();
      return element ? controlOf(element as ElementHandle<Element>) : null;
    },
    keysOf: (value) => {
      // It goes to the next part by itself, and has twelve hours.
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

/** Firefox over WebDriver BiDi, without a driver program. */
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
