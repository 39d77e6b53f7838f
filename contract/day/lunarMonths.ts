/**
 * `s` has 29 days, `l` has 30; a capital is a leap month. The package that computes them is too large for a phone's
 * first view; `tide.rules.test.ts` compares every day with it.
 */
export const LUNAR_MONTHS =
  'llsllSlsslslslsllslslslslslslsllslslslslSlslsllslslslsslsllslls' +
  'lslsslSlslllslslsslslslllslslsslsslllsllslSslssllsllsllsslssllslsllslslsls' +
  'lslSlsllslslslsslsllsllslslsslslslllSlslsslslslllslslsslssllslllslssLssllsl' +
  'llslsslsslslllslslslsslsllsllSlslslsslsllsllslslslsslsllsllslslSslslsllsll' +
  'slsslssllslllslsslsSlsllllslsslsslslllsllsslsslsllsllsLslsslslsllsllslslss' +
  'lslsllsllslslssLslsllsll';
export const FIRST_LUNAR_DAY = '2019-12-26';
export const LAST_LUNAR_DAY = '2050-12-31';
