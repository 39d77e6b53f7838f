import { useState } from 'react';
import { useShell } from '../../../components/frame/Page/Shell';
import { useAppSelector } from '../../../store/hooks';
import { selectAtSea } from './selectAtSea';

/** The logout, which asks first while ticks wait for a signal: it erases them. */
export const useSignOut = () => {
  const { onSignOut } = useShell();
  const unsent = useAppSelector(selectAtSea).unsent.length;
  const [isAsking, setAsking] = useState(false);
  return {
    unsent,
    isAsking: isAsking && unsent > 0,
    signOut: () => (unsent > 0 ? setAsking(true) : onSignOut()),
    confirm: () => {
      setAsking(false);
      onSignOut();
    },
    stay: () => setAsking(false),
  };
};
