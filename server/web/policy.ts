import { KAKAO_SCRIPT_HOSTS } from '#contract/kakaoMap.rules';

/** On other hosts. */
interface ExternalSources {
  scripts: readonly string[];
  images: readonly string[];
  connections: readonly string[];
  /** None by default. */
  trustedTypes: readonly ("'none'" | 'default' | 'operator')[];
}

export const NO_SOURCES: ExternalSources = {
  scripts: [],
  images: [],
  connections: [],
  trustedTypes: ["'none'"],
};

/**
 * Free tiles, or Kakao's script, its modules and its tiles if a key is set. Kakao's addresses use the page's own
 * scheme.
 */
export const mapSources = (kakaoMapKey: string | undefined): ExternalSources =>
  kakaoMapKey === undefined
    ? { ...NO_SOURCES, images: ['https://tile.openstreetmap.org'] }
    : {
        scripts: KAKAO_SCRIPT_HOSTS,
        images: ['https://tile.openstreetmap.org', '*.daumcdn.net', '*.kakaocdn.net'],
        connections: KAKAO_SCRIPT_HOSTS,
        // Kakao's library adds scripts by their address; the browser app allows those of its hosts.
        trustedTypes: ['default'],
      };

/** For the operator's pages, which register the service worker by a policy of its own. */
export const withWorker = (sources: ExternalSources): ExternalSources => ({
  ...sources,
  trustedTypes: [...sources.trustedTypes.filter((policy) => policy !== "'none'"), 'operator'],
});

/**
 * Content security policy for helmet: only files of this site and of the map, only scripts and styles with the nonce.
 * No script may turn text into markup or a script's address (docs/decisions/0007).
 */
export const pagePolicy = (nonce: string, { scripts, images, connections, trustedTypes }: ExternalSources) => ({
  useDefaults: false,
  directives: {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'", `'nonce-${nonce}'`, ...scripts],
    styleSrc: ["'self'", `'nonce-${nonce}'`],
    imgSrc: ["'self'", 'data:', ...images],
    fontSrc: ["'self'"],
    connectSrc: ["'self'", ...connections],
    frameAncestors: ["'none'"],
    baseUri: ["'none'"],
    formAction: ["'self'"],
    objectSrc: ["'none'"],
    requireTrustedTypesFor: ["'script'"],
    trustedTypes: [...trustedTypes],
  },
});
