/** Sources on other hosts that a page may load. */
interface ExternalSources {
  scripts: readonly string[];
  images: readonly string[];
  connections: readonly string[];
}

/** A page without a map. */
export const NO_SOURCES: ExternalSources = { scripts: [], images: [], connections: [] };

/**
 * The sources of the map: free tiles, or Kakao's script, its modules and its tiles if a key is set. Kakao's addresses
 * use the page's own scheme.
 */
export const mapSources = (kakaoMapKey: string | undefined): ExternalSources =>
  kakaoMapKey === undefined
    ? { ...NO_SOURCES, images: ['https://tile.openstreetmap.org'] }
    : {
        scripts: ['dapi.kakao.com', '*.daumcdn.net'],
        images: ['https://tile.openstreetmap.org', '*.daumcdn.net', '*.kakaocdn.net'],
        connections: ['dapi.kakao.com', '*.daumcdn.net'],
      };

/**
 * The content security policy of a page, for helmet: files of this site and of the map only, and only scripts and styles
 * with its nonce.
 */
export const pagePolicy = (nonce: string, { scripts, images, connections }: ExternalSources) => ({
  useDefaults: false,
  directives: {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'", `'nonce-${nonce}'`, ...scripts],
    styleSrc: ["'self'", `'nonce-${nonce}'`],
    imgSrc: ["'self'", 'data:', ...images],
    fontSrc: ["'self'"],
    connectSrc: ["'self'", ...connections],
    frameAncestors: ["'none'"],
    baseUri: ["'self'"],
    formAction: ["'self'"],
    objectSrc: ["'none'"],
  },
});
