/** Answer of a call that a page needs first: its HTTP status and its body. */
export interface FirstAnswer {
  status: number;
  body: unknown;
}

/** What a rendered page brings along, as JSON in the element `#first-view`. */
export interface FirstView {
  /** Server's time of the answer in milliseconds since 1970. */
  now: number;
  /** By the address of the call. */
  answers: Record<string, FirstAnswer>;
}

/** Id of the element that contains a `FirstView`. */
export const FIRST_VIEW_ID = 'first-view';

export interface RenderRequest {
  /** Path and query of the page. */
  address: string;
  now: Date;
  /** Answers a call as the server would, without a network. */
  read: (call: string) => Promise<FirstAnswer>;
}

export interface RenderedPage {
  /** Content of `#root`. */
  markup: string;
  /** The style elements of the markup, without a nonce. */
  styles: string;
  /** The answers that the markup shows. */
  answers: FirstView['answers'];
  /** Name of the page's own script in the build; null if it has none. */
  script: string | null;
}

/**
 * Renders a visitors' page as the browser would show it with these answers; null if the address only leads on to
 * another one, which the browser does.
 */
export type RenderPage = (request: RenderRequest) => Promise<RenderedPage | null>;
