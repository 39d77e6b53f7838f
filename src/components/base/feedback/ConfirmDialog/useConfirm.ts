import { useState } from 'react';

/**
 * One question at a time. Its ConfirmDialog closes before `act` runs, because the pressed button then shows the
 * progress.
 */
export const useConfirm = <About = true>(act: (about: About) => void | Promise<void>) => {
  const [asked, setAsked] = useState<About | null>(null);
  return {
    asked,
    ask: (about: About) => setAsked(() => about),
    question: {
      open: asked !== null,
      onConfirm: () => {
        setAsked(null);
        if (asked !== null) return act(asked);
      },
      onClose: () => setAsked(null),
    },
  };
};
