import { useEffect, useRef } from 'react';
import { api } from '#src/store/api';
import { useAppDispatch } from '#src/store/hooks';
import { useToday } from '#src/features/base/useToday';

/** What an open page calls today is yesterday's. */
export const useNewDay = (): void => {
  const dispatch = useAppDispatch();
  const today = useToday();
  const read = useRef(today);
  useEffect(() => {
    if (read.current !== today) dispatch(api.util.invalidateTags(['Guest', 'Day']));
    read.current = today;
  }, [today, dispatch]);
};
