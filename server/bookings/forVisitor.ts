import type { Guest } from '../../contract/booking/guest.schema';

/** Without the operator's memo, which is not for visitors. */
export const forVisitor = <G extends Guest>(guest: G): G => ({ ...guest, memo: '' });
