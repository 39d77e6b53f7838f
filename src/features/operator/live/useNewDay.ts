import { useEffect, useRef } from 'react';
import { api } from '#src/store/api';
import { useAppDispatch } from '#src/store/hooks';
import { useToday } from '#src/features/base/useToday';

/** Refetches after midnight, because an open page shows yesterday as today. */
export const useNewDay = (): void => {
  const dispatch = useAppDispatch();
  const today = useToday();
  const read = useRef(today);
  useEffect(() => {
    if (read.current !== today) dispatch(api.util.invalidateTags(['Guest', 'Day']));
    read.current = today;
  }, [today, dispatch]);
};
