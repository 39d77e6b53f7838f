import { FIRST_VIEW_ID, type FirstResponse, type FirstView } from '#contract/rendering';

export const readFirstView = (page: Document): FirstView | null => {
  const text = page.getElementById(FIRST_VIEW_ID)?.textContent;
  return text ? (JSON.parse(text) as FirstView) : null;
};

/** `close` presses the button that was pressed before (pages/pageHtml on the server). */
export const openFirstView = (view: FirstView | null) => {
  let responses = view?.responses ?? {};
  let isOpen = view !== null;
  return {
    at: view?.now,
    isOpen: () => isOpen,
    known: (call: string): Promise<FirstResponse> | undefined => {
      const response = Object.hasOwn(responses, call) ? responses[call] : undefined;
      return response && Promise.resolve(response);
    },
    close: (): void => {
      if (!isOpen) return;
      isOpen = false;
      // The server's hint for pages whose scripts do not arrive.
      document.getElementById('waiting')?.remove();
      // The server's page hid it while it differed from the history entry.
      document.documentElement.style.visibility = '';
      (window as Window & { firstTap?: HTMLElement | null }).firstTap?.click();
      // Requests just started by effects still find their responses.
      setTimeout(() => {
        responses = {};
      });
    },
  };
};
