/** The frozen time of stories and tests: Friday 20 November 2026, 08:24 in Seoul. */
export const FROZEN_NOW = new Date('2026-11-20T08:24:00+09:00');
export const FROZEN_TODAY = '2026-11-20';
