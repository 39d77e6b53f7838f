import { catchPostShape, managedCatchesShape, uploadStatusShape } from '../../../../contract/shapes/operator';
import type { Catch, ManagedCatches, SaveCatch } from '../../../../contract/catch/catch.schema';
import { API, apiPath, IDEMPOTENCY_HEADER } from '../../../../contract/paths';
import { PART_BYTES, PART_FIELD } from '../../../../contract/picture/picture.rules';
import type { BeginUpload, UploadStatus } from '../../../../contract/picture/picture.schema';
import { api, shaped } from '../../../store/api';

/** A part takes long on a telephone's network at sea. */
const PART_TIMEOUT_MS = 60_000;

export const catchAdminApi = api.injectEndpoints({
  endpoints: (build) => ({
    getManagedCatches: build.query<ManagedCatches, number>({
      responseSchema: shaped(managedCatchesShape),
      query: (page) => `${API.managedCatches}?page=${page}`,
      providesTags: ['Catch'],
    }),
    saveCatch: build.mutation<Catch, { post: SaveCatch; key: string }>({
      responseSchema: shaped(catchPostShape),
      query: ({ post, key }) => ({
        url: API.saveCatch,
        method: 'POST',
        headers: { [IDEMPOTENCY_HEADER]: key },
        body: post,
      }),
      invalidatesTags: ['Catch'],
    }),
    deleteCatch: build.mutation<unknown, number>({
      query: (id) => ({ url: API.deleteCatch, method: 'POST', body: { id } }),
      invalidatesTags: ['Catch'],
    }),
    beginUpload: build.mutation<UploadStatus, BeginUpload>({
      responseSchema: shaped(uploadStatusShape),
      query: (body) => ({ url: API.beginUpload, method: 'POST', body }),
    }),
    sendPart: build.mutation<UploadStatus, { key: string; at: number; file: Blob }>({
      responseSchema: shaped(uploadStatusShape),
      query: ({ key, at, file }) => {
        const body = new FormData();
        body.append(PART_FIELD, file.slice(at, at + PART_BYTES), 'part');
        return { url: apiPath(API.uploadPart, { key, at }), method: 'POST', body, timeout: PART_TIMEOUT_MS };
      },
    }),
  }),
});
export const { useGetManagedCatchesQuery, useSaveCatchMutation, useDeleteCatchMutation } = catchAdminApi;
