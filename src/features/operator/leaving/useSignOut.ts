import { useState } from 'react';
import { useShell } from '#src/components/frame/Page/Shell';
import { useAppSelector } from '#src/store/hooks';
import { tickKeys } from '#src/store/device/seaStore';
import { selectAtSea } from '#src/features/operator/atSea/atSea.slice';

/** Asks first while a tab has unsent ticks, because the logout erases them. */
export const useSignOut = () => {
  const { onSignOut } = useShell();
  const { unsent } = useAppSelector(selectAtSea);
  const [asked, setAsked] = useState<number | null>(null);
  return {
    unsent: unsent.length + (asked ?? 0),
    isAsking: asked !== null && unsent.length + asked > 0,
    signOut: async () => {
      const own = new Set(unsent.map(({ key }) => key));
      const others = (await tickKeys()).filter((key) => !own.has(key)).length;
      if (own.size + others > 0) setAsked(others);
      else onSignOut();
    },
    confirm: () => {
      setAsked(null);
      onSignOut();
    },
    stay: () => setAsked(null),
  };
};
