import { FIRST_VIEW_ID, type FirstAnswer, type FirstView } from '../../contract/rendering';

/** Reads what the server has put into the page; null if the page came without its content. */
export const readFirstView = (page: Document): FirstView | null => {
  const text = page.getElementById(FIRST_VIEW_ID)?.textContent;
  return text ? (JSON.parse(text) as FirstView) : null;
};

/**
 * The answers that came with the page, until `close`: then the page is the app's, and a button that was pressed before
 * (pages/pageHtml on the server) is pressed.
 */
export const openFirstView = (view: FirstView | null) => {
  let answers = view?.answers ?? {};
  let isOpen = view !== null;
  return {
    at: view?.now,
    isOpen: () => isOpen,
    /** The answer of a call; undefined if it must be requested. */
    known: (call: string): Promise<FirstAnswer> | undefined => {
      const answer = Object.hasOwn(answers, call) ? answers[call] : undefined;
      return answer && Promise.resolve(answer);
    },
    close: (): void => {
      if (!isOpen) return;
      isOpen = false;
      // The server's hint for pages whose scripts do not arrive.
      document.getElementById('waiting')?.remove();
      // Hidden by the server's page while it showed something else than the entry of the history.
      document.documentElement.style.visibility = '';
      (window as Window & { firstTap?: HTMLElement | null }).firstTap?.click();
      // Requests that the page's effects have just started still find their answers.
      setTimeout(() => {
        answers = {};
      });
    },
  };
};
