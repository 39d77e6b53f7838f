import { manifestTokenValidator } from '#contract/validators/manifestToken';
import { MANIFEST_API } from '#contract/manifest/manifest.paths';
import type { ManifestToken, OpenManifest } from '#contract/manifest/manifest.schema';
import { IDEMPOTENCY_HEADER } from '#contract/paths';
import { api, validated } from '../api';

const openApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** `key` made the booking; only its own page has it. */
    openManifest: build.mutation<ManifestToken, OpenManifest & { key?: string }>({
      responseSchema: validated(manifestTokenValidator),
      query: ({ key, ...body }) => ({
        url: MANIFEST_API.open,
        method: 'POST',
        body,
        ...(key !== undefined && { headers: { [IDEMPOTENCY_HEADER]: key } }),
      }),
    }),
  }),
});
export const { useOpenManifestMutation } = openApi;
