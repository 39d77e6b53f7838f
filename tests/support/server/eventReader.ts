import { get, type IncomingMessage } from 'node:http';
import { once } from 'node:events';
import { liveEventSchema, type LiveEvent } from '#contract/live/live.schema';

/** Over a real connection, like a browser. */
export interface EventReader {
  response: IncomingMessage;
  /** So far, with comments. */
  text: () => string;
  next: (count: number) => Promise<LiveEvent[]>;
  arrived: (part: string) => Promise<void>;
  ended: Promise<void>;
  close: () => void;
}

const open = new Set<IncomingMessage>();
export const closeReaders = (): void => {
  for (const response of open) response.destroy();
  open.clear();
};

/** The event name must match the data. */
const eventsIn = (text: string): LiveEvent[] =>
  text.split('\n\n').flatMap((block) => {
    const fields = new Map(
      block.split('\n').map((line): [string, string] => {
        const colon = line.indexOf(': ');
        return [line.slice(0, colon), line.slice(colon + 2)];
      }),
    );
    const data = fields.get('data');
    if (data === undefined || fields.get('event') === 'beat') return [];
    const event = liveEventSchema.parse(JSON.parse(data));
    if (fields.get('event') !== event.event || fields.get('id') !== String(event.id))
      throw new Error(`name or id differ from the data: ${block}`);
    return [event];
  });

export const readEvents = async (url: string, headers: Record<string, string> = {}): Promise<EventReader> => {
  const request = get(url, { headers: { accept: 'text/event-stream', ...headers }, agent: false });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  open.add(response);
  let text = '';
  let taken = 0;
  const waiting = new Set<() => void>();
  const wake = (): void => waiting.forEach((check) => check());
  response.setEncoding('utf8');
  response.on('data', (chunk: string) => {
    text += chunk;
    wake();
  });
  const ended = new Promise<void>((resolve) => response.once('close', resolve));
  response.on('error', () => undefined);

  const until = <T>(found: () => T | null): Promise<T> =>
    new Promise((resolve, reject) => {
      const check = (): void => {
        const value = found();
        if (value === null) return;
        waiting.delete(check);
        resolve(value);
      };
      waiting.add(check);
      void ended.then(() => {
        check();
        reject(new Error(`the stream ended before:\n${text}`));
      });
      check();
    });
  return {
    response,
    text: () => text,
    next: (count) =>
      until(() => {
        const events = eventsIn(text.slice(0, text.lastIndexOf('\n\n') + 2)).slice(taken, taken + count);
        if (events.length < count) return null;
        taken += count;
        return events;
      }),
    arrived: (part) => until(() => (text.lastIndexOf(part) >= 0 ? undefined : null)),
    ended,
    close: () => response.destroy(),
  };
};
