import { expect, within } from 'storybook/test';
import { frame } from '../../copy/frame';

/** Play function of a page that could not be loaded: waits until it offers to try again, so that its picture is not too early. */
export const retryShown = async ({ canvasElement }: { canvasElement: HTMLElement }): Promise<void> => {
  await expect(await within(canvasElement).findByRole('button', { name: frame.retry })).toBeVisible();
};
