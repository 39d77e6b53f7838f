import type { ChangeAction } from '../history/history.schema';

/**
 * What a change does to open screens: the event of the operator's (null: none), and the seats of visitors' (`reload`:
 * two days or more than seats changed).
 */
export const CHANGE_EFFECTS: Record<
  ChangeAction,
  { event: 'booking' | 'day' | null; seats: 'seats' | 'reload' | 'nothing' }
> = {
  BOOKED: { event: 'booking', seats: 'seats' },
  EDITED: { event: 'booking', seats: 'seats' },
  PAID: { event: 'booking', seats: 'nothing' },
  UNPAID: { event: 'booking', seats: 'nothing' },
  CLAIMED: { event: 'booking', seats: 'nothing' },
  UNCLAIMED: { event: 'booking', seats: 'nothing' },
  PAYER: { event: 'booking', seats: 'nothing' },
  REMINDED: { event: 'booking', seats: 'nothing' },
  EXTENDED: { event: 'booking', seats: 'nothing' },
  SHORTENED: { event: 'booking', seats: 'nothing' },
  CANCELLED: { event: 'booking', seats: 'seats' },
  MOVED: { event: 'booking', seats: 'reload' },
  RESTORED: { event: 'booking', seats: 'seats' },
  DELETED: { event: 'booking', seats: 'seats' },
  REFUNDED: { event: 'booking', seats: 'nothing' },
  UNREFUNDED: { event: 'booking', seats: 'nothing' },
  GUEST_MEMO: { event: 'booking', seats: 'nothing' },
  CALLED: { event: 'booking', seats: 'nothing' },
  UNCALLED: { event: 'booking', seats: 'nothing' },
  BOARDED: { event: 'booking', seats: 'nothing' },
  UNBOARDED: { event: 'booking', seats: 'nothing' },
  MANIFEST_WRITTEN: { event: 'booking', seats: 'nothing' },
  MANIFEST_REMOVED: { event: 'booking', seats: 'nothing' },
  MANIFEST_REMINDED: { event: 'booking', seats: 'nothing' },
  DAY_CREATED: { event: 'day', seats: 'reload' },
  DAY_PLANNED: { event: 'day', seats: 'reload' },
  DAY_STATE: { event: 'day', seats: 'seats' },
  DAY_MEMO: { event: 'day', seats: 'reload' },
  NOTICE_SENT: { event: 'day', seats: 'nothing' },
  // With the memo, which says why.
  TRIP_CANCELLED: { event: 'day', seats: 'reload' },
  TRIP_RESTORED: { event: 'day', seats: 'reload' },
  WAITING_JOINED: { event: 'day', seats: 'nothing' },
  WAITING_OFFERED: { event: 'day', seats: 'seats' },
  WAITING_DECLINED: { event: 'day', seats: 'seats' },
  WAITING_EXPIRED: { event: 'day', seats: 'seats' },
  WAITING_REMOVED: { event: 'day', seats: 'seats' },
  WAITING_WITHDRAWN: { event: 'day', seats: 'seats' },
  DRAW_PREPARED: { event: 'day', seats: 'nothing' },
  DRAWN: { event: 'day', seats: 'nothing' },
  DRAW_WITHDRAWN: { event: 'day', seats: 'nothing' },
  // With the bank account.
  STORE_INFO: { event: null, seats: 'reload' },
  STORE_POLICY: { event: null, seats: 'reload' },
  STORE_LOGO: { event: null, seats: 'nothing' },
  STORE_CREW: { event: null, seats: 'nothing' },
  CATCH_POSTED: { event: null, seats: 'nothing' },
  CATCH_EDITED: { event: null, seats: 'nothing' },
  CATCH_DELETED: { event: null, seats: 'nothing' },
  STORE_ABOUT: { event: null, seats: 'nothing' },
  ABOUT_RESTORED: { event: null, seats: 'nothing' },
  PASSWORD: { event: null, seats: 'nothing' },
  SECOND_STEP_ON: { event: null, seats: 'nothing' },
  SECOND_STEP_OFF: { event: null, seats: 'nothing' },
  CALENDAR_ON: { event: null, seats: 'nothing' },
  CALENDAR_OFF: { event: null, seats: 'nothing' },
  RECOVERY_CODE_USED: { event: null, seats: 'nothing' },
  MESSAGE_PARKED: { event: 'booking', seats: 'nothing' },
  MESSAGE_RETRIED: { event: 'booking', seats: 'nothing' },
  MESSAGE_HANDLED: { event: 'booking', seats: 'nothing' },
  ERASED: { event: null, seats: 'nothing' },
  DEMO_LEFT: { event: null, seats: 'reload' },
};

/** A newer server of the same database may write changes that are unknown here. */
export const isKnownChange = (action: string): action is ChangeAction => Object.hasOwn(CHANGE_EFFECTS, action);

const ACTIONS = Object.keys(CHANGE_EFFECTS) as ChangeAction[];
export const bookingChanges = ACTIONS.filter((action) => CHANGE_EFFECTS[action].event === 'booking');
export const dayChanges = ACTIONS.filter((action) => CHANGE_EFFECTS[action].event === 'day');
