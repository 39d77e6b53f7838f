import { useEffect } from 'react';

/** iOS puts its keyboard over the page: `--keyboard` is its height, for elements that stick to the bottom. */
export const useKeyboard = (): void => {
  useEffect(() => {
    const view = window.visualViewport;
    if (!view) return;
    const { style } = document.documentElement;
    const measure = () => {
      // A page zoomed by two fingers has a smaller viewport too.
      const covered = view.scale > 1 ? 0 : document.documentElement.clientHeight - view.height - view.offsetTop;
      style.setProperty('--keyboard', `${Math.max(0, Math.round(covered))}px`);
    };
    view.addEventListener('resize', measure);
    view.addEventListener('scroll', measure);
    return () => {
      view.removeEventListener('resize', measure);
      view.removeEventListener('scroll', measure);
      style.removeProperty('--keyboard');
    };
  }, []);
};
