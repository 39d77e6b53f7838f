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

/** Elements by role, label or text, found again at each use. */
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
  /** Only those with this text. */
  that(says: string | RegExp): Sight {
    return this.then({ containing: wordsOf(says) });
  }
  nth(nth: number): Sight {
    return this.then({ nth });
  }

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

  /** Waits for the element. If it is replaced meanwhile, finds it again. */
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
  /** Replaces the text. */
  fill(text: string): Promise<void> {
    return this.use('field', (control) => control.type(text));
  }
  /** Types a date, a time or both into a native field: `2026-12-05`, `05:10`, `2026-12-05T05:10`. */
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

export class Tab {
  /** Marks the former document; a new one lacks it. */
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
  /** A value from inPage.ts; waits during navigations. */
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

  async until(expression: string): Promise<void> {
    await expect
      .poll(() => this.evaluate<unknown>(expression).catch(() => undefined), { ...SOON, message: expression })
      .toBe(true);
  }
  /** Waits for a new, hydrated document. */
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
  /** See tests/e2e/site.ts. */
  async openInApp(path: string): Promise<void> {
    await this.evaluate(`(() => {
      document.activeElement?.blur();
      // An opened page takes the focus, unless only the query differs.
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
  /** Waits for this path. */
  async isAt(path: string): Promise<void> {
    await this.until(`location.href.startsWith(${JSON.stringify(this.address + path)})`);
  }

  /** Waits for the page, without overflow and with valid dates. */
  async isSound(): Promise<void> {
    await this.until('document.querySelector("h1") !== null');
    const { pathname } = new URL(await this.evaluate<string>('location.href'));
    expect(await this.inPage<string[]>('ways.faults()'), `${pathname}에서 잘못 보이는 것`).toEqual([]);
  }
}
