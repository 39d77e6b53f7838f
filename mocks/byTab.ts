/** Presses Tab until the element has the focus; throws if Tab never reaches it. */
export const byTab = async (keys: { tab: () => Promise<void> }, element: HTMLElement): Promise<void> => {
  for (let presses = 0; presses < 120; presses += 1) {
    if (document.activeElement === element) return;
    await keys.tab();
  }
  throw new Error(`Tab does not reach ${element.textContent || element.id}`);
};
