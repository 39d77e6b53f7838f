import { randomUUID } from 'node:crypto';
import { PART_BYTES, PART_FIELD } from '#contract/picture/picture.rules';
import type { Picture, UploadStatus } from '#contract/picture/picture.schema';
import { API, apiPath } from '#contract/paths';
import { aForm } from './form';
import type { Site } from './site';
import { until } from './until';

/** Photographs are processed one at a time, so the last one waits for all others. */
const PATIENCE_MS = 100_000;
/** A request takes more processor time than a small photograph: a hundred waiting tests must not poll constantly. */
const PAUSE = 0.25;

type Headers = Record<string, string>;

/** `at` is the byte at which the part begins. */
export const partForm = (content: Buffer, at: number) =>
  aForm([{ name: PART_FIELD, filename: 'part', content: content.subarray(at, at + PART_BYTES) }]);

export const sendPart = async (site: Site, operator: Headers, sent: { key: string; at: number; content: Buffer }) => {
  const { payload, headers } = partForm(sent.content, sent.at);
  const url = apiPath(API.uploadPart, { key: sent.key, at: sent.at });
  return site.app.inject({ method: 'POST', url, payload, headers: { ...headers, ...operator } });
};

export const beginUpload = async (site: Site, operator: Headers, key: string, bytes: number): Promise<UploadStatus> =>
  (await site.post(API.beginUpload, { key, bytes }, operator)).json<UploadStatus>();

export const outcomeOf = async (site: Site, operator: Headers, key: string, bytes: number): Promise<UploadStatus> => {
  let status = await beginUpload(site, operator, key, bytes);
  const isDone = async () => (status = await beginUpload(site, operator, key, bytes)).state !== 'working';
  await until(isDone, PATIENCE_MS, PAUSE);
  return status;
};

export const uploadFile = async (
  site: Site,
  operator: Headers,
  content: Buffer,
  key: string = randomUUID(),
): Promise<UploadStatus> => {
  let status = await beginUpload(site, operator, key, content.length);
  while (status.state === 'receiving')
    status = (await sendPart(site, operator, { key, at: status.received, content })).json<UploadStatus>();
  return status.state === 'working' ? outcomeOf(site, operator, key, content.length) : status;
};

export const uploadPicture = async (site: Site, operator: Headers, content: Buffer): Promise<Picture> => {
  const { picture } = await uploadFile(site, operator, content);
  if (!picture) throw new Error('the photograph was refused');
  return picture;
};
