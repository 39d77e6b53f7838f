import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { UpdateGuest } from '#contract/booking/guest.schema';
import { PAGES } from '#contract/paths';
import { admin } from '#copy/admin';
import { guestEdit as copy } from '#copy/guestEdit';
import { showToast } from '#src/components/base/feedback/Toast/showToast';
import { useAction } from '#src/features/base/useAction';
import { useGetGuestQuery, useUpdateGuestMutation } from '#src/store/endpoints/guests';

/** After a deep link there is no entry to return to, so it opens the guest list. */
export const useWayBack = () => {
  const navigate = useNavigate();
  const isFirst = useLocation().key === 'default';
  return () => void (isFirst ? navigate(PAGES.adminGuests, { replace: true }) : navigate(-1));
};

/** Specification 8: one error toast, then back. */
export const useLeaveWhen = (failed: boolean) => {
  const goBack = useWayBack();
  const left = useRef(false);
  useEffect(() => {
    if (!failed || left.current) return;
    left.current = true;
    showToast('error', copy.loadFailed);
    goBack();
  });
};

export const useGuestEdit = (id: number) => {
  const query = useGetGuestQuery(id);
  const [update, { isLoading: pending }] = useUpdateGuestMutation();
  const { run, form } = useAction();
  const goBack = useWayBack();
  useLeaveWhen(query.isError && !query.isFetching && !query.currentData);

  return {
    query,
    pending,
    form,
    save: async (values: Omit<UpdateGuest, 'id' | 'seen'>) => {
      const before = query.currentData;
      const seen = before && { name: before.name, phone: before.phone, guestCount: before.guestCount };
      const reopens = before?.dayState === 'COMPLETE' && values.guestCount < before.guestCount;
      const isSaved = await run(update({ id, ...values, seen }), { done: copy.saved, next: goBack });
      if (isSaved && reopens) showToast('info', admin.day.reopened);
    },
  };
};
