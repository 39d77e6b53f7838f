import { useRef, useState } from 'react';
import { v4 as uuid } from 'uuid';
import type { ReserveDay } from '#contract/day/day.schema';
import { againText } from '#copy/again';
import { addGuest as copy } from '#copy/addGuest';
import { peopleText } from '#copy/tripText';
import { useConfirm } from '#src/components/base/feedback/ConfirmDialog/useConfirm';
import type { AddedGuest } from '#src/components/operator/bookings/AddGuestForm/AddGuestForm';
import { failureText, refusal } from '#src/store/api';
import { useAddGuestMutation } from '#src/store/endpoints/guests';
import { useAction } from '#src/features/base/useAction';

const isEarlier = (error: unknown): boolean => refusal(error)?.code === 'EARLIER_BOOKING';

/** A retry after a lost response adds one booking. A closed day needs a confirmation. */
export const useAddGuest = ({ id, state }: ReserveDay) => {
  const [isOpen, setOpen] = useState(false);
  /** React key of the form. */
  const [filled, setFilled] = useState(0);
  const [idempotencyKey, setIdempotencyKey] = useState(() => uuid());
  const openButton = useRef<HTMLButtonElement>(null);
  const [add, { isLoading: pending }] = useAddGuestMutation();
  const { run, form, clear } = useAction();
  const save = async (added: AddedGuest): Promise<void> => {
    const result = await add({ id, ...added, key: idempotencyKey });
    // The key belongs to another booking: the form was changed after a lost response.
    if (result.data || isEarlier(result.error)) setIdempotencyKey(uuid());
    await run(result, {
      done: (guest) => copy.added(guest.name, peopleText(guest)),
      again: againText.add,
      next: () => setFilled(filled + 1),
      reason: (error) => (isEarlier(error) ? copy.alreadyAdded : failureText(error)),
    });
  };
  const { asked, ask, question } = useConfirm(save);
  return {
    isOpen,
    toggle: () => setOpen(!isOpen),
    openButton,
    filled,
    pending,
    form,
    close: () => {
      clear();
      setOpen(false);
      openButton.current?.focus();
    },
    isAsking: asked !== null,
    question,
    save: (added: AddedGuest) => (state === 'CLOSE' ? ask(added) : save(added)),
  };
};
