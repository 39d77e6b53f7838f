import { uploadStatusValidator } from '#contract/validators/operator';
import { API, apiPath } from '#contract/paths';
import { PART_FIELD } from '#contract/picture/picture.rules';
import type { BeginUpload, UploadStatus } from '#contract/picture/picture.schema';
import { api, post, send, validated } from '../api';

/** A part may take long on a mobile network at sea. */
const PART_TIMEOUT_MS = 60_000;

export const uploadsApi = api.injectEndpoints({
  endpoints: (build) => ({
    beginUpload: build.mutation<UploadStatus, BeginUpload>(send(post(API.beginUpload), [], uploadStatusValidator)),
    sendPart: build.mutation<UploadStatus, { key: string; at: number; bytes: number; file: Blob }>({
      responseSchema: validated(uploadStatusValidator),
      query: ({ key, at, bytes, file }) => {
        const body = new FormData();
        body.append(PART_FIELD, file.slice(at, at + bytes), 'part');
        return { url: apiPath(API.uploadPart, { key, at }), method: 'POST', body, timeout: PART_TIMEOUT_MS };
      },
    }),
  }),
});
