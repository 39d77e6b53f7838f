export type Place = { engine: 'sqlite'; file: string } | { engine: 'postgres'; url: string };

const isUrl = (text: string): boolean => /^postgres(ql)?:\/\//.test(text);

/** Null if the text is not an address, or names no database. */
export const readPostgresUrl = (text: string): URL | null => {
  if (!isUrl(text) || !URL.canParse(text)) return null;
  const url = new URL(text);
  try {
    for (const part of [url.username, url.password, url.pathname]) decodeURIComponent(part);
  } catch {
    return null;
  }
  const hasHost = url.hostname !== '' || url.searchParams.has('host');
  return hasHost && url.hash === '' && /^\/[^/]+$/.test(url.pathname) ? url : null;
};

/** Without password and query. */
export const shownPlace = (place: Place): string => {
  if (place.engine === 'sqlite') return place.file;
  const { username, hostname, port, pathname, searchParams } = new URL(place.url);
  const host = searchParams.get('host') ?? hostname;
  return `postgres://${username && `${username}@`}${host}${port && `:${port}`}${pathname}`;
};
