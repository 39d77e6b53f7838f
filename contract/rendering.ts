export interface FirstResponse {
  status: number;
  body: unknown;
}

/** JSON in the element `#first-view` of a rendered page. */
export interface FirstView {
  /** The server's, in milliseconds since 1970. */
  now: number;
  /** By the address of the request. */
  responses: Record<string, FirstResponse>;
}

export const FIRST_VIEW_ID = 'first-view';

export interface RenderRequest {
  /** Path and query of the page. */
  address: string;
  now: Date;
  /** Responds as the server would, without a network. */
  read: (call: string) => Promise<FirstResponse>;
}

export interface RenderedPage {
  /** Content of `#root`. */
  markup: string;
  /** Without a nonce. */
  styles: string;
  responses: FirstView['responses'];
  /** The page's own script in the build; null if it has none. */
  script: string | null;
}

/** Null if the address only redirects; the browser does that. */
export type RenderPage = (request: RenderRequest) => Promise<RenderedPage | null>;
