import { stringify } from 'csv-stringify/sync';
import { seoulTime, seoulToday } from '#contract/day/calendar.rules';
import { openRefundOf } from '#contract/booking/ledger.rules';
import { moneyOf, standingPayment, stillDue } from '#contract/booking/refund.rules';
import type { ManagedGuest } from '#contract/booking/guest.schema';
import { weekdayLetter } from '#copy/format';
import { guestState } from '#copy/guestState';
import { dayState } from '#copy/reserve';
import { guestCsv as copy } from '#copy/guestCsv';

/** In Seoul, in a format that spreadsheets parse. */
const instantText = (instant: string | null): string =>
  instant === null ? '' : `${seoulToday(new Date(instant))} ${seoulTime(new Date(instant))}`;

const rowOf = (guest: ManagedGuest): Record<keyof typeof copy.columns, string | number> => ({
  number: guest.guestId,
  date: guest.date,
  week: weekdayLetter(guest.reserveWeek),
  name: guest.name,
  phone: guest.phone,
  people: guest.guestCount,
  charter: guest.charter === 'Y' ? dayState.charter : '',
  state: guestState[guest.state],
  createdAt: instantText(guest.createdAt),
  payer: guest.payer || guest.name,
  payBy: guest.state === 'WATTING' ? instantText(guest.payBy) : '',
  claimedAt: instantText(guest.claimedAt),
  paidAt: instantText(guest.completedAt),
  paid: (guest.state === 'CANCEL' ? guest.paid : standingPayment(guest)) ?? 0,
  due: stillDue(guest),
  cancelledAt: instantText(guest.cancelledAt),
  cancelledBy: guest.cancelledBy ? copy.cancelledBy[guest.cancelledBy] : '',
  refundRate: guest.refund?.rate ?? '',
  refundAmount: guest.refund?.amount ?? '',
  refundedAt: instantText(guest.refund?.refundedAt ?? null),
  openRefund: openRefundOf(moneyOf(guest)),
  memo: guest.memo,
});

/**
 * Prefixes a cell that begins like a formula with an apostrophe, so that spreadsheets never evaluate a visitor's text.
 * Only the `first` piece has the byte order mark and the header.
 */
export const csvOf = <Column extends string>(
  rows: readonly Record<Column, string | number>[],
  columns: Record<Column, string>,
  first = true,
): string =>
  stringify(rows.slice(), {
    bom: first,
    header: first,
    columns,
    record_delimiter: 'windows',
    escape_formulas: true,
    // An unquoted line break would start a row, and a formula after it a cell.
    quoted_match: /[\r\n]/,
  });

export const guestCsv = (guests: readonly ManagedGuest[], first: boolean): string =>
  csvOf(guests.map(rowOf), copy.columns, first);

const encoded = (name: string): string =>
  encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/** RFC 5987 for the Korean name, ASCII for clients without it. */
export const attachment = (name: string, plain: string): string =>
  `attachment; filename="${plain}.csv"; filename*=UTF-8''${encoded(name)}.csv`;
