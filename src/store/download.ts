import { useState } from 'react';
import type { GuestCsvQuery } from '#contract/booking/guest.schema';
import { API } from '#contract/paths';
import { download as copy } from '#copy/download';
import { api, failureText } from './api';

/** The object URL must be revoked. */
export interface FetchedFile {
  address: string;
  name: string;
}

/** `filename*=UTF-8''…` (RFC 5987), or the plain name. */
export const fileNameIn = (disposition: string | null): string => {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1];
  if (encoded !== undefined) {
    try {
      return decodeURIComponent(encoded);
    } catch {
      // Invalid encoding: the plain name is used.
    }
  }
  return /filename="([^"]+)"/i.exec(disposition ?? '')?.[1] ?? 'download';
};

const FILE_TIMEOUT_MS = 120_000;

const addressOf = (query: GuestCsvQuery): string => {
  const asked = Object.entries(query).filter(([, value]) => value !== null && value !== undefined && value !== '');
  return `${API.guestCsv}?${new URLSearchParams(asked.map(([name, value]) => [name, String(value)])).toString()}`;
};

export const downloadApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Fetched, because a link cannot send the login. */
    fetchFile: build.mutation<FetchedFile, string>({
      query: (url) => ({
        url,
        timeout: FILE_TIMEOUT_MS,
        // As bytes, because text loses the byte order mark. An error is JSON, as everywhere.
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

/** In-app browsers of chat apps discard such a file silently. */
const isInApp = (): boolean => /KAKAOTALK|NAVER\(|BAND\//i.test(navigator.userAgent);
/** Long enough for the browser to save the file. */
const URL_LIFETIME_MS = 60_000;

const save = ({ address, name }: FetchedFile): void => {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), URL_LIFETIME_MS);
};

export const useDownload = () => {
  const [fetchFile, { isLoading: pending }] = downloadApi.useFetchFileMutation();
  const [error, setError] = useState<string | null>(null);
  return {
    pending,
    error,
    download: async (address: string): Promise<void> => {
      setError(null);
      const result = await fetchFile(address);
      if (result.data) save(result.data);
      if (result.error) setError(failureText(result.error));
      else if (isInApp()) setError(copy.inApp);
    },
  };
};

export const useGuestCsv = () => {
  const { download, ...state } = useDownload();
  return { ...state, download: (query: GuestCsvQuery) => download(addressOf(query)) };
};
