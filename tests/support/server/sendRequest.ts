import { aForm } from './form';
import type { Operation } from './document';
import type { Site } from './site';
import type { ValidRequest } from './validRequests';

/** `payload` and `type` replace the body. */
export interface Sent extends ValidRequest {
  payload?: string;
  type?: string;
}
export type SiteResponse = Awaited<ReturnType<Site['get']>>;

let sender = 0;
/** New for each request; other tests cover the limits of one address. */
const anAddress = (): string => {
  sender += 1;
  return `10.${(sender >> 16) & 255}.${(sender >> 8) & 255}.${sender & 255}`;
};

/** Half a surrogate pair becomes the replacement character, because addresses cannot contain it. */
const encoded = (value: unknown): string => encodeURIComponent(Buffer.from(String(value)).toString());

export const sendRequest = (
  { app }: Site,
  { method, path }: Pick<Operation, 'method' | 'path'>,
  { params = {}, query = {}, body, headers = {}, form, payload, type }: Sent,
): Promise<SiteResponse> => {
  const address = path.replace(/\{(\w+)\}/g, (_, name: string) => encoded(params[name]));
  const asked = new URLSearchParams(
    Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]),
  );
  const made = form && payload === undefined ? aForm(form) : null;
  const content = made?.payload ?? payload ?? (body === undefined ? undefined : JSON.stringify(body));
  return app.inject({
    method,
    url: asked.size > 0 ? `${address}?${asked}` : address,
    remoteAddress: anAddress(),
    headers: {
      ...(content !== undefined && { 'content-type': type ?? 'application/json' }),
      ...made?.headers,
      ...headers,
    },
    ...(content !== undefined && { payload: content }),
  });
};
