/** Waits for the map, which loads only near the window. */
export const mapShown = (canvasElement: HTMLElement): Promise<void> =>
  new Promise((resolve, reject) => {
    const map = canvasElement.querySelector<HTMLElement>('figure[data-state]');
    if (!map) {
      reject(new Error('the story has no map'));
      return;
    }
    const check = (): void => {
      const { state } = map.dataset;
      if (state === 'loading') return;
      observer.disconnect();
      window.scrollTo(0, 0);
      if (state === 'shown') resolve();
      else reject(new Error('the map was not loaded'));
    };
    const observer = new MutationObserver(check);
    observer.observe(map, { attributes: true });
    map.scrollIntoView();
    check();
  });
