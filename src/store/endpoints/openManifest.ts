import { manifestTokenValidator } from '#contract/validators/manifestToken';
import { MANIFEST_API } from '#contract/manifest/manifest.paths';
import type { ManifestToken, OpenManifest } from '#contract/manifest/manifest.schema';
import { api, postOnce, send } from '../api';

const openApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** `key` is the booking's idempotency key; only the page that made the booking has it. */
    openManifest: build.mutation<ManifestToken, OpenManifest & { key?: string }>(
      send(postOnce(MANIFEST_API.open), [], manifestTokenValidator),
    ),
  }),
});
export const { useOpenManifestMutation } = openApi;
