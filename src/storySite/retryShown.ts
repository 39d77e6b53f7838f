import { expect, within } from 'storybook/test';
import { frame } from '#copy/frame';

/** Waits for the retry button, before the picture is taken. */
export const retryShown = async ({ canvasElement }: { canvasElement: HTMLElement }): Promise<void> => {
  await expect(await within(canvasElement).findByRole('button', { name: frame.retry })).toBeVisible();
};
