import type { Page } from '@playwright/test';
import { API, apiPath } from '#contract/paths';
import { openInbox, type Inbox } from './inbox';
import { ADMIN, expect, hydrated, type MakeSite, type Site } from './site';

/** No demo data, and high limits, because all visitors share one address. */
const SETTINGS = {
  DEMO_DATA: 'off',
  BOOKINGS_PER_MINUTE: '1000',
  ADDRESS_DAY_PERCENT: '100',
  ADDRESS_SEAT_PERCENT: '100000',
};

/** An empty site with a movable clock, and requests of its operator and visitors. */
export class MovingSite {
  #token = '';
  constructor(
    readonly site: Site,
    readonly page: Page,
    readonly inbox: Inbox,
  ) {}

  /** Restarts the server at another time. */
  async goTo(time: string): Promise<void> {
    await this.site.stop();
    await this.site.start({ CLOCK: new Date(time).toISOString(), ...SETTINGS, ...this.inbox.settings });
    await this.page.clock.setFixedTime(new Date(time));
    this.#token = '';
  }

  async visit(to: string): Promise<void> {
    await this.page.goto(this.site.address + to);
    await hydrated(this.page);
  }

  async call<T>(to: string, body?: unknown, method = body === undefined ? 'GET' : 'POST'): Promise<T> {
    const isOperators = to.includes('/manage/');
    if (isOperators && !this.#token) this.#token = (await this.call<{ token: string }>(API.signin, ADMIN)).token;
    const response = await fetch(this.site.address + to, {
      method,
      headers: {
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...(isOperators && { Authorization: `Bearer ${this.#token}` }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    expect([to, response.status]).toEqual([to, 200]);
    return (await response.json()) as T;
  }

  /** In the response to visitors. */
  day<T>(date: string): Promise<T> {
    return this.call(apiPath(API.dayByDate, { date }));
  }
}

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
