import { manifestValidator } from '#contract/validators/manifest';
import { manifestTokenValidator } from '#contract/validators/manifestToken';
import { MANIFEST_API } from '#contract/manifest/manifest.paths';
import type { Manifest, ManifestPlace, ManifestToken, SaveManifest } from '#contract/manifest/manifest.schema';
import { api, validated } from '#src/store/api';

export const manifestApi = api.injectEndpoints({
  endpoints: (build) => ({
    getManifest: build.query<Manifest, string>({
      responseSchema: validated(manifestValidator),
      query: (token) => ({ url: MANIFEST_API.find, method: 'POST', body: { token } }),
      keepUnusedDataFor: 0,
    }),
    savePerson: build.mutation<Manifest, SaveManifest>({
      responseSchema: validated(manifestValidator),
      query: (body) => ({ url: MANIFEST_API.save, method: 'POST', body }),
      onQueryStarted: async ({ token }, { dispatch, queryFulfilled }) => {
        const { data } = await queryFulfilled.catch(() => ({ data: null }));
        if (data) dispatch(manifestApi.util.updateQueryData('getManifest', token, () => data));
      },
    }),
    removePerson: build.mutation<unknown, ManifestPlace>({
      query: (body) => ({ url: MANIFEST_API.remove, method: 'POST', body }),
    }),
    /** The token for one row. */
    linkPerson: build.mutation<ManifestToken, ManifestPlace>({
      responseSchema: validated(manifestTokenValidator),
      query: (body) => ({ url: MANIFEST_API.link, method: 'POST', body }),
    }),
  }),
});
export const { useGetManifestQuery, useSavePersonMutation, useRemovePersonMutation, useLinkPersonMutation } =
  manifestApi;
