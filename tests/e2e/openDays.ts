import { API } from '#contract/paths';
import { expect, type Site } from './site';

/** Used fields of a day in the month list. */
export interface Day {
  id: number;
  date: string;
  state: string;
  totalCount: number;
  guestCount: number;
  heldCount: number;
  charter: string;
}

/** Of 2026. */
export const daysOf = async (site: Site, month: number): Promise<Day[]> =>
  (await (await fetch(`${site.address}${API.dayList}?year=2026&month=${month}`)).json()) as Day[];

/** Seats neither sold nor held. */
export const leftOf = ({ totalCount, guestCount, heldCount }: Day): number => totalCount - guestCount - heldCount;

/** A day in December with at least six free seats. */
export const openDay = async (site: Site): Promise<Day> => {
  const day = (await daysOf(site, 12)).find((one) => one.state === 'OPEN' && leftOf(one) >= 6);
  if (!day) throw new Error('남은자리가 여섯 명 이상인 날이 체험용 자료에 없습니다.');
  return day;
};

/** Another visitor books with the same request as the form. */
export const bookElsewhere = async (site: Site, { id }: Day, guestCount: number): Promise<void> => {
  const response = await fetch(site.address + API.createBooking, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ id, name: '다른손님', tel: '010-9999-8888', password: '9999', guestCount }),
  });
  expect(response.status).toBe(200);
};
