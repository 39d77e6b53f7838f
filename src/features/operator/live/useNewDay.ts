import { useEffect, useRef } from 'react';
import { api } from '../../../store/api';
import { useAppDispatch } from '../../../store/hooks';
import { useToday } from '../base/useToday';

/** Reads days and bookings again on a new day: what a page that stayed open calls today is yesterday's. */
export const useNewDay = (): void => {
  const dispatch = useAppDispatch();
  const today = useToday();
  const read = useRef(today);
  useEffect(() => {
    if (read.current !== today) dispatch(api.util.invalidateTags(['Guest', 'Day']));
    read.current = today;
  }, [today, dispatch]);
};
