/** The submitted form, field by field; null where the contract's schema rejects the shape of a number. */
export interface BookingDraft {
  id: number | null;
  name: string;
  tel: string;
  password: string;
  guestCount: number | null;
  /** Whether to refuse a second booking of the same number on the same day, so that the screen can ask about it. */
  askDuplicate: boolean | null;
}
