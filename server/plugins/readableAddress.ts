const isReadable = (path: string): boolean => {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
};

/**
 * An address that cannot be decoded is a page that does not exist, and a person is shown so; a call of it is refused as
 * every other. Its percent signs are taken for what they are.
 */
export const readableAddress = ({ url = '/' }: { url?: string | undefined }): string => {
  const [path = '', ...query] = url.split('?');
  if (isReadable(path) || /^\/api(\/|$)/i.test(path)) return url;
  return [path.replace(/%/g, '%25'), ...query].join('?');
};
