/** An element to touch or type into. */
export interface Control {
  click: () => Promise<void>;
  type: (keys: string) => Promise<void>;
  upload: (file: string) => Promise<void>;
}

/** A tab without stored data, 390 pixels wide. */
export interface Driven {
  /** Does not wait for the page. */
  open: (address: string) => Promise<void>;
  evaluate: <Result>(expression: string) => Promise<Result>;
  element: (expression: string) => Promise<Control | null>;
  /** Keys for typing a date or time, in the order of the browser's field. */
  keysOf: (value: string) => string;
  resize: (width: number, height: number) => Promise<void>;
  /** Absent if the engine cannot go offline. */
  goOffline?: (isOffline: boolean) => Promise<void>;
  /** Prints a PDF; absent if the engine cannot. */
  print?: () => Promise<Uint8Array>;
  /** Errors in the console and violations of the site's policy so far. */
  complaints: () => Promise<string[]>;
  close: () => Promise<void>;
}

export interface Engine {
  version: string;
  openTab: () => Promise<Driven>;
  end: () => Promise<void>;
}

export const PHONE = { width: 390, height: 844 } as const;

/** Year, month, day, hours and minutes, as far as the value has them. */
export const partsOf = (value: string): { date: string[]; time: string[] } => {
  const [year, month, day] = /(\d{4})-(\d\d)-(\d\d)/.exec(value)?.slice(1) ?? [];
  return {
    date: [month, day, year].filter((part) => part !== undefined),
    time: /(\d\d):(\d\d)/.exec(value)?.slice(1) ?? [],
  };
};
