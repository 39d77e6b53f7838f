import type { Page } from '@playwright/test';
import { API, apiPath } from '#contract/paths';
import { openInbox, type Inbox } from './inbox';
import { ADMIN, expect, takenOver, type MakeSite, type Site } from './site';

/** No demo data; and all visitors share one address, whose limits are those of a village. */
const SETTINGS = {
  DEMO_DATA: 'off',
  BOOKINGS_PER_MINUTE: '1000',
  ADDRESS_DAY_PERCENT: '100',
  ADDRESS_SEAT_PERCENT: '100000',
};

/** An empty site whose clock the test moves on, with what its operator and its visitors do by calls. */
export class MovingSite {
  #token = '';
  constructor(
    readonly site: Site,
    readonly page: Page,
    readonly inbox: Inbox,
  ) {}

  /** Stops the server, and starts it at another time. */
  async goTo(time: string): Promise<void> {
    await this.site.stop();
    await this.site.start({ CLOCK: new Date(time).toISOString(), ...SETTINGS, ...this.inbox.settings });
    await this.page.clock.setFixedTime(new Date(time));
    this.#token = '';
  }

  async visit(to: string): Promise<void> {
    await this.page.goto(this.site.address + to);
    await takenOver(this.page);
  }

  async call<T>(to: string, body?: unknown, method = body === undefined ? 'GET' : 'POST'): Promise<T> {
    const isOperators = to.includes('/manage/');
    if (isOperators && !this.#token) this.#token = (await this.call<{ token: string }>(API.signin, ADMIN)).token;
    const answer = await fetch(this.site.address + to, {
      method,
      headers: {
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...(isOperators && { Authorization: `Bearer ${this.#token}` }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    expect([to, answer.status]).toEqual([to, 200]);
    return (await answer.json()) as T;
  }

  /** The day of a date, as visitors read it. */
  day<T>(date: string): Promise<T> {
    return this.call(apiPath(API.dayByDate, { date }));
  }
}

/** Opens an empty site for a test. */
export const openMovingSite = async <T extends MovingSite>(
  { page, makeSite }: { page: Page; makeSite: MakeSite },
  make: new (site: Site, page: Page, inbox: Inbox) => T,
): Promise<{ moving: T; close: () => Promise<void> }> => {
  const site = await makeSite('empty');
  const inbox = await openInbox();
  return {
    moving: new make(site, page, inbox),
    close: async () => {
      await site.close();
      inbox.close();
    },
  };
};
