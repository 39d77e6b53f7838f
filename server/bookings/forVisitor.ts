import type { Guest } from '#contract/booking/guest.schema';

export const forVisitor = <G extends Guest>(guest: G): G => ({ ...guest, memo: '' });
