const isReadable = (path: string): boolean => {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
};

/**
 * Makes an address with invalid percent-encoding routable by taking its percent signs literally: people are shown the
 * page for unknown addresses, and API calls are refused like other unknown ones.
 */
export const readableAddress = ({ url = '/' }: { url?: string | undefined }): string => {
  const [path = '', ...query] = url.split('?');
  if (isReadable(path) || /^\/api(\/|$)/i.test(path)) return url;
  return [path.replace(/%/g, '%25'), ...query].join('?');
};
