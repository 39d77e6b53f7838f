import { useState } from 'react';
import type { GuestCsvQuery } from '../../../contract/guest/guest.schema';
import { API } from '../../../contract/paths';
import { download as copy } from '../../../copy/download';
import { api, failureText } from '../api';

/** A file that was fetched with the login, kept by the browser under an address of its own until that is revoked. */
export interface FetchedFile {
  address: string;
  name: string;
}

/** The name in `filename*=UTF-8''…` (RFC 5987), or the plain one. */
export const fileNameIn = (disposition: string | null): string => {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1];
  if (encoded !== undefined) {
    try {
      return decodeURIComponent(encoded);
    } catch {
      // Not encoded as it says: the plain name stands in.
    }
  }
  return /filename="([^"]+)"/i.exec(disposition ?? '')?.[1] ?? 'download';
};

/** A file of everything takes longer than a call may. */
const FILE_TIMEOUT_MS = 120_000;

const addressOf = (query: GuestCsvQuery): string => {
  const asked = Object.entries(query).filter(([, value]) => value !== null && value !== undefined && value !== '');
  return `${API.guestCsv}?${new URLSearchParams(asked.map(([name, value]) => [name, String(value)])).toString()}`;
};

export const downloadApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The bookings of a day or of a search as a file. A link could not send the login, so it is fetched. */
    fetchGuestCsv: build.mutation<FetchedFile, GuestCsvQuery>({
      query: (query) => ({
        url: addressOf(query),
        timeout: FILE_TIMEOUT_MS,
        // As bytes: reading it as text would take the byte order mark away. An error is JSON as everywhere.
        responseHandler: async (response): Promise<unknown> =>
          response.ok
            ? {
                address: URL.createObjectURL(await response.blob()),
                name: fileNameIn(response.headers.get('Content-Disposition')),
              }
            : response.json(),
      }),
    }),
  }),
});

/** Chat apps' own browsers drop such a file without a word. */
const isInApp = (): boolean => /KAKAOTALK|NAVER\(|BAND\//i.test(navigator.userAgent);
/** Long enough for the browser to have taken the file. */
const KEPT_MS = 60_000;

const save = ({ address, name }: FetchedFile): void => {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS);
};

/** Fetches the bookings of a day or of a search and saves them; `error` says why the last file did not come. */
export const useGuestCsv = () => {
  const [fetchCsv, { isLoading: pending }] = downloadApi.useFetchGuestCsvMutation();
  const [error, setError] = useState<string | null>(null);
  return {
    pending,
    error,
    download: async (query: GuestCsvQuery): Promise<void> => {
      setError(null);
      const answer = await fetchCsv(query);
      if (answer.data) save(answer.data);
      if (answer.error) setError(failureText(answer.error));
      else if (isInApp()) setError(copy.inApp);
    },
  };
};
