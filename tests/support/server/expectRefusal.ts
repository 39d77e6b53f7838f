import { errorBodySchema } from '#contract/errors';
import type { Operation } from './document';
import { dump } from './dump';
import { sendRequest, type SiteResponse, type Sent } from './sendRequest';
import type { Site } from './site';

/** The response must be a documented 4xx in the common format and in Korean. */
export const expectRefusedResponse = async (
  site: Site,
  call: Operation,
  sent: Sent,
  what: string,
): Promise<SiteResponse> => {
  const answer = await sendRequest(site, call, sent);
  const { statusCode } = answer;
  // Every comparison includes the request, so that a failure shows it.
  const said = `${call.method} ${call.path} ${what}: ${statusCode} ${answer.body.slice(0, 300)}`;
  expect([said, statusCode >= 400 && statusCode < 500]).toEqual([said, true]);
  const { data, error } = errorBodySchema.strict().safeParse(answer.json());
  expect([said, error]).toEqual([said, undefined]);
  for (const text of [data?.message, ...(data?.errors ?? []).map(({ reason }) => reason)])
    expect([said, text]).toEqual([said, expect.stringMatching(/[가-힣]{2}.*[.)]$/)]);
  expect([said, Object.keys(call.operation.responses ?? {})]).toEqual([
    said,
    expect.arrayContaining([String(statusCode)]),
  ]);
  expect([said, answer.headers['cache-control'], answer.headers.etag]).toEqual([said, 'no-store', undefined]);
  return answer;
};

/** `what` is part of a failure's text. */
export const expectUnchanged = async <Result>(
  site: Site,
  what: string,
  work: () => Promise<Result>,
): Promise<Result> => {
  const before = await dump(site.db);
  const result = await work();
  expect([what, await dump(site.db)]).toEqual([what, before]);
  return result;
};

export const expectRefusal = (site: Site, call: Operation, sent: Sent, what: string): Promise<SiteResponse> =>
  expectUnchanged(site, `${call.method} ${call.path} ${what}`, () => expectRefusedResponse(site, call, sent, what));
