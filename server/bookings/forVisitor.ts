import type { Guest } from '../../contract/booking/guest.schema';

/** A booking as its visitor gets it: without the operator's memo, which is written for the operator's eyes. */
export const forVisitor = <G extends Guest>(guest: G): G => ({ ...guest, memo: '' });
