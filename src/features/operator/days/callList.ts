import { useRef, useState } from 'react';
import { v4 as uuid } from 'uuid';
import { owesRefund } from '#contract/booking/guest.rules';
import { calledState } from '#contract/notice/notice.rules';
import type { CalledGuest } from '#contract/notice/notice.schema';
import type { ReserveDay } from '#contract/day/day.schema';
import { againText } from '#copy/again';
import { notice as copy } from '#copy/callList';
import { format } from '#copy/format';
import { refusal } from '#src/store/api';
import { useAction } from '#src/features/base/useAction';
import { usePendingRows } from '#src/features/operator/actions/usePendingRows';
import { useMarkCalledMutation, useSendNoticeMutation } from './endpoints';

export type CallFilter = 'all' | 'unpaid' | 'refund' | 'uncalled' | 'called';

const FILTERS: Record<CallFilter, (guest: CalledGuest) => boolean> = {
  all: () => true,
  unpaid: (guest) => calledState(guest) === 'WATTING',
  refund: owesRefund,
  uncalled: ({ calledAt }) => calledAt === null,
  called: ({ calledAt }) => calledAt !== null,
};

/** After a cancellation no payment is due, and refunds are. */
export const callFilters = ({ state }: Pick<ReserveDay, 'state'>): readonly CallFilter[] => [
  'all',
  state === 'CANCEL' ? 'refund' : 'unpaid',
  ...(['uncalled', 'called'] as const),
];

export const shownBy = (filter: CallFilter, list: readonly CalledGuest[]): CalledGuest[] =>
  list.filter(FILTERS[filter]);

/** In 10,000 won. */
export const refundsOf = (list: readonly CalledGuest[]): { cases: number; amount: number } => {
  const owed = list.filter(owesRefund);
  return { cases: owed.length, amount: owed.reduce((sum, { refund }) => sum + (refund?.amount ?? 0), 0) };
};

export const useTicks = () => {
  const [mark] = useMarkCalledMutation();
  const { run } = useAction();
  const { pendingOf, runRow } = usePendingRows<boolean>();
  return {
    isPending: (id: number) => pendingOf(id) !== null,
    tick: (id: number, called: boolean) => void runRow(id, called, () => run(mark({ id, called }))),
  };
};

/** A retry after a lost response, or a second tap, sends one notice. */
export const useNotice = ({ id }: ReserveDay) => {
  const [isOpen, setOpen] = useState(false);
  const [idempotencyKey, setIdempotencyKey] = useState(() => uuid());
  const openButton = useRef<HTMLButtonElement>(null);
  const [send, { isLoading: pending }] = useSendNoticeMutation();
  const { run, form, clear } = useAction();
  const close = () => {
    clear();
    setOpen(false);
    openButton.current?.focus();
  };
  return {
    isOpen,
    toggle: () => setOpen(!isOpen),
    openButton,
    pending,
    form,
    close,
    send: async ({ text }: { text: string }) => {
      const result = await send({ id, text, key: idempotencyKey });
      // The key belongs to another text: the form was changed after a lost response.
      if (result.data || refusal(result.error)?.code === 'CONFLICT') setIdempotencyKey(uuid());
      await run(result, {
        done: ({ bookings }) => copy.sent(format.cases(bookings)),
        again: againText.send,
        next: close,
      });
    },
  };
};
