import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { UpdateGuest } from '../../../../contract/booking/guest.schema';
import { PAGES } from '../../../../contract/paths';
import { admin } from '../../../../copy/admin';
import { guestEdit as copy } from '../../../../copy/guestEdit';
import type { Refusal } from '../../../components/base/form/FormCard/useCheckedForm';
import { useStillHere } from '../../../components/frame/Page/useStillHere';
import { showOutcome } from '../../../components/base/feedback/Toast/showOutcome';
import { showToast } from '../../../components/base/feedback/Toast/showToast';
import { failureText, refusal } from '../../../store/api';
import { useGetGuestQuery, useUpdateGuestMutation } from '../../../store/endpoints/guests';

/** Goes back in the history; after a deep link, where there is no entry to go back to, opens the guest list. */
const useWayBack = () => {
  const navigate = useNavigate();
  const isFirst = useLocation().key === 'default';
  return () => void (isFirst ? navigate(PAGES.adminGuests, { replace: true }) : navigate(-1));
};

/** If a booking cannot be loaded, shows one error toast and goes back (specification 8). */
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

/** Loads a booking for editing and saves it. */
export const useGuestEdit = (id: number) => {
  const guest = useGetGuestQuery(id);
  const [update, { isLoading: pending }] = useUpdateGuestMutation();
  const [failure, setFailure] = useState<{ refusals: readonly Refusal[]; notice: string | null }>();
  const goBack = useWayBack();
  const isHere = useStillHere();
  useLeaveWhen(guest.isError && !guest.isFetching && !guest.currentData);

  return {
    guest: guest.currentData,
    pending,
    refusals: failure?.refusals ?? [],
    notice: failure?.notice ?? null,
    save: async (values: Omit<UpdateGuest, 'id'>) => {
      setFailure(undefined);
      const { error } = await update({ id, ...values });
      const text = error ? failureText(error) : null;
      const refusals = refusal(error)?.errors ?? [];
      setFailure({ refusals, notice: refusals.length ? null : text });
      if (!showOutcome(text, copy.saved)) return;
      const before = guest.currentData;
      if (before?.dayState === 'COMPLETE' && values.guestCount < before.guestCount)
        showToast('info', admin.day.reopened);
      if (isHere()) goBack();
    },
  };
};
