import { expect } from '#tests/e2e/site';
import { pageScript } from './bundle';
import type { Control, Driven } from './engine';
import type { Facts, Step, Words } from './inPage';

const SOON_MS = 120_000;
const SOON = { timeout: SOON_MS, intervals: [100, 200, 500] };

const wordsOf = (words: string | RegExp): Words => (typeof words === 'string' ? words : { pattern: words.source });
const shortly = (steps: Step[]): string =>
  steps
    .map((step) =>
      Object.values(step)
        .map((part) => JSON.stringify(part))
        .join(' '),
    )
    .join(' › ');

/** Something on the page, as a person would name it; it is looked for whenever it is used. */
export class Sight {
  constructor(
    private readonly tab: Tab,
    private readonly steps: Step[],
  ) {}

  private then(step: Step): Sight {
    return new Sight(this.tab, [...this.steps, step]);
  }
  role(role: string, name?: string | RegExp): Sight {
    return this.then(name === undefined ? { role } : { role, name: wordsOf(name) });
  }
  label(label: string | RegExp): Sight {
    return this.then({ label: wordsOf(label) });
  }
  text(text: string | RegExp): Sight {
    return this.then({ text: wordsOf(text) });
  }
  heading(name: string | RegExp): Sight {
    return this.role('heading', name);
  }
  button(name: string | RegExp): Sight {
    return this.role('button', name);
  }
  link(name: string | RegExp): Sight {
    return this.role('link', name);
  }
  /** Those of them in which it says so. */
  that(says: string | RegExp): Sight {
    return this.then({ containing: wordsOf(says) });
  }
  nth(nth: number): Sight {
    return this.then({ nth });
  }

  /** What is to be seen of it now. */
  facts(): Promise<Facts> {
    return this.tab.inPage<Facts>(`ways.facts(${JSON.stringify(this.steps)})`);
  }
  private async soon(what: string, ask: (facts: Facts) => unknown, wanted: unknown): Promise<void> {
    await expect
      .poll(async () => ask(await this.facts()), { ...SOON, message: `${shortly(this.steps)}: ${what}` })
      .toEqual(wanted);
  }
  appears(): Promise<void> {
    return this.soon('보인다', ({ count }) => count > 0, true);
  }
  disappears(): Promise<void> {
    return this.soon('보이지 않는다', ({ count }) => count, 0);
  }
  numbers(count: number): Promise<void> {
    return this.soon('몇 개인가', (facts) => facts.count, count);
  }
  async says(words: string | RegExp): Promise<void> {
    await expect
      .poll(async () => (await this.facts()).text, { ...SOON, message: `${shortly(this.steps)}: 말한다` })
      .toMatch(typeof words === 'string' ? new RegExp(words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')) : words);
  }
  holds(value: string): Promise<void> {
    return this.soon('값', (facts) => facts.value, value);
  }
  isChecked(): Promise<void> {
    return this.soon('골랐다', (facts) => facts.isChecked, true);
  }
  hasFocus(): Promise<void> {
    return this.soon('초점', (facts) => facts.hasFocus, true);
  }

  /** Does something with it as soon as it is there; what is replaced at that moment is looked for again. */
  private async use(how: 'touchable' | 'field', act: (control: Control) => Promise<void>): Promise<void> {
    await expect(async () => {
      const control = await this.tab.control(`ways.${how}(${JSON.stringify(this.steps)})`);
      if (!control) throw new Error(`${shortly(this.steps)}: 없습니다.`);
      await act(control);
    }).toPass(SOON);
  }
  click(): Promise<void> {
    return this.use('touchable', (control) => control.click());
  }
  /** Replaces what is typed in it. */
  fill(text: string): Promise<void> {
    return this.use('field', (control) => control.type(text));
  }
  /** Types a date, a time or both into a field of the browser's own: `2026-12-05`, `05:10`, `2026-12-05T05:10`. */
  async enter(value: string): Promise<void> {
    await this.use('field', (control) => control.type(this.tab.driven.keysOf(value)));
    await this.holds(value);
  }
  choose(file: string): Promise<void> {
    return this.use('field', (control) => control.upload(file));
  }
  async check(): Promise<void> {
    await this.appears();
    if (!(await this.facts()).isChecked) await this.click();
    await this.isChecked();
  }
}

/** The tab of a browser as a person uses it. */
export class Tab {
  /** Where a new document begins, in which nothing is known of the former one. */
  private static readonly LEFT = 'left';

  private readonly whole = new Sight(this, []);

  constructor(
    readonly driven: Driven,
    readonly address: string,
  ) {}

  role = (role: string, name?: string | RegExp): Sight => this.whole.role(role, name);
  label = (label: string | RegExp): Sight => this.whole.label(label);
  text = (text: string | RegExp): Sight => this.whole.text(text);
  heading = (name: string | RegExp): Sight => this.whole.heading(name);
  button = (name: string | RegExp): Sight => this.whole.button(name);
  link = (name: string | RegExp): Sight => this.whole.link(name);

  evaluate<Result>(expression: string): Promise<Result> {
    return this.driven.evaluate<Result>(expression);
  }
  private async ready(): Promise<void> {
    if (await this.evaluate<boolean>(`'ways' in window`)) return;
    const script = await pageScript();
    await this.evaluate(`(() => { ${script} })()`);
  }
  /** A value of the page by inPage.ts; waits while one page follows another. */
  async inPage<Result>(expression: string): Promise<Result> {
    const asked: { value?: Result } = {};
    await expect(async () => {
      await this.ready();
      asked.value = await this.evaluate<Result>(expression);
    }).toPass(SOON);
    return asked.value as Result;
  }
  async control(expression: string): Promise<Control | null> {
    await this.ready();
    return this.driven.element(expression);
  }

  /** Waits until an expression of the page is true. */
  async until(expression: string): Promise<void> {
    await expect
      .poll(() => this.evaluate<unknown>(expression).catch(() => undefined), { ...SOON, message: expression })
      .toBe(true);
  }
  /** Waits for a new document which the app has taken over. */
  private async arrives(): Promise<void> {
    await this.until(
      `!('${Tab.LEFT}' in window) && document.readyState !== 'loading' && location.href !== 'about:blank' && !document.getElementById('waiting')`,
    );
  }
  private async leaves(): Promise<void> {
    await this.evaluate(`(window['${Tab.LEFT}'] = true)`);
  }
  async visit(path: string): Promise<void> {
    await this.leaves();
    await this.driven.open(this.address + path);
    await this.arrives();
  }
  /** Opens a page of the operator as the app's own links do (tests/e2e/site.ts), in an app that is running. */
  async openInApp(path: string): Promise<void> {
    await this.evaluate(`(() => {
      document.activeElement?.blur();
      // A page that has opened takes the focus; one that differs in its search alone is the same page.
      window.hasOpened = location.pathname === new URL(${JSON.stringify(path)}, location.href).pathname;
      addEventListener('focusin', ({ target }) => { window.hasOpened ||= ['page-title', 'main'].includes(target.id); });
      const state = { idx: (history.state?.idx ?? 0) + 1 };
      history.pushState(state, '', ${JSON.stringify(path)});
      dispatchEvent(new PopStateEvent('popstate', { state }));
    })()`);
    await this.until('window.hasOpened');
  }
  async reload(): Promise<void> {
    await this.leaves();
    await this.evaluate('void location.reload()');
    await this.arrives();
  }
  async back(): Promise<void> {
    await this.evaluate('void history.back()');
  }
  /** Waits until the address of the page, without the site's, is this. */
  async isAt(path: string): Promise<void> {
    await this.until(`location.href.startsWith(${JSON.stringify(this.address + path)})`);
  }

  /** The page has come, nothing is wider than the window, and dates are dates. */
  async isSound(): Promise<void> {
    await this.until('document.querySelector("h1") !== null');
    const { pathname } = new URL(await this.evaluate<string>('location.href'));
    expect(await this.inPage<string[]>('ways.faults()'), `${pathname}에서 잘못 보이는 것`).toEqual([]);
  }
}
