/** An element that a person touches or types into. */
export interface Control {
  click: () => Promise<void>;
  /** Types at the keyboard. */
  type: (keys: string) => Promise<void>;
  /** Chooses a file in it. */
  upload: (file: string) => Promise<void>;
}

/** The tab of a browser without stored data, 390 pixels wide. */
export interface Driven {
  /** Begins to open an address; does not wait for it. */
  open: (address: string) => Promise<void>;
  /** The value of an expression in the page. */
  evaluate: <Result>(expression: string) => Promise<Result>;
  /** The element that is the value of an expression in the page. */
  element: (expression: string) => Promise<Control | null>;
  /** The keys by which a date or a time is typed, in the order in which the browser shows its parts. */
  keysOf: (value: string) => string;
  resize: (width: number, height: number) => Promise<void>;
  /** Cuts the browser itself off; absent if it cannot be. */
  goOffline?: (isOffline: boolean) => Promise<void>;
  /** Prints the page to a PDF; absent if the engine prints to paper alone. */
  print?: () => Promise<Uint8Array>;
  /** The errors of its console so far, and what was broken of the site's policy. */
  complaints: () => Promise<string[]>;
  close: () => Promise<void>;
}

/** A browser of one engine, or what starts one. */
export interface Engine {
  version: string;
  openTab: () => Promise<Driven>;
  end: () => Promise<void>;
}

export const PHONE = { width: 390, height: 844 } as const;

/** Month, day and year of a date, and hours and minutes, as far as the value has them. */
export const partsOf = (value: string): { date: string[]; time: string[] } => {
  const [year, month, day] = /(\d{4})-(\d\d)-(\d\d)/.exec(value)?.slice(1) ?? [];
  return {
    date: [month, day, year].filter((part) => part !== undefined),
    time: /(\d\d):(\d\d)/.exec(value)?.slice(1) ?? [],
  };
};
