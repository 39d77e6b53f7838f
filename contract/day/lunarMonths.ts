/**
 * The lunar months from 26 December 2019, the first day of a twelfth month, to the end of 2050: `s` has 29 days, `l` has
 * 30, a capital is a leap month, which repeats the number of the month before it. The package that computes them is too
 * large for a phone's first view; `tide.rules.test.ts` compares every day with it.
 */
export const LUNAR_MONTHS =
  'llsllSlsslslslsllslslslslslslsllslslslslSlslsllslslslsslsllslls' +
  'lslsslSlslllslslsslslslllslslsslsslllsllslSslssllsllsllsslssllslsllslslsls' +
  'lslSlsllslslslsslsllsllslslsslslslllSlslsslslslllslslsslssllslllslssLssllsl' +
  'llslsslsslslllslslslsslsllsllSlslslsslsllsllslslslsslsllsllslslSslslsllsll' +
  'slsslssllslllslsslsSlsllllslsslsslslllsllsslsslsllsllsLslsslslsllsllslslss' +
  'lslsllsllslslssLslsllsll';
/** First date of the table. */
export const FIRST_LUNAR_DAY = '2019-12-26';
/** Last date of the table. */
export const LAST_LUNAR_DAY = '2050-12-31';
