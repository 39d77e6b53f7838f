import { useState } from 'react';
import { useShell } from '../../../components/frame/Page/Shell';
import { useAppSelector } from '../../../store/hooks';
import { tickKeys } from '../../../store/endpoints/seaStore';
import { selectAtSea } from './selectAtSea';

/** The logout, which asks first while ticks wait for a signal, in this tab or in another one: it erases them. */
export const useSignOut = () => {
  const { onSignOut } = useShell();
  const { unsent } = useAppSelector(selectAtSea);
  /** How many ticks would be erased; null while nothing is asked. */
  const [asked, setAsked] = useState<number | null>(null);
  return {
    unsent: asked ?? 0,
    isAsking: asked !== null,
    signOut: async () => {
      const keys = new Set([...unsent.map(({ key }) => key), ...(await tickKeys())]);
      if (keys.size > 0) setAsked(keys.size);
      else onSignOut();
    },
    confirm: () => {
      setAsked(null);
      onSignOut();
    },
    stay: () => setAsked(null),
  };
};
