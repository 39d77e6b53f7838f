/**
 * The server's layers, lowest first: a file imports from its own layer and lower ones. A layer is a folder, or the part of
 * a folder with another place in the order. Routes are above all.
 */
export const ORDER = [
  'db',
  'bus',
  'keys',
  'http',
  'limits',
  'history',
  'content/settings/config.repository',
  'auth',
  'start',
  'messages',
  'days',
  'waiting',
  'draws',
  'bookings',
  'waiting/visitor',
  'draws/run',
  'days/manage',
  'messages/notices',
  'messages/sending',
  'content',
  'stats',
  'live',
  'web',
  'upkeep',
  'attention',
  'http/hooks',
  'http/cache',
];
const isPartOf = (/** @type {string} */ part, /** @type {string} */ layer) =>
  part !== layer && part.startsWith(`${layer}/`);

/**
 * ESLint's configurations. `everywhere` is refused in each of them, because in ESLint only the last match applies.
 * @param {{ paths: object[]; patterns: object[] }} everywhere
 */
export const serverOrder = ({ paths, patterns }) =>
  ORDER.map((layer, place) => {
    const lower = ORDER.slice(0, place + 1).filter((part) => part.includes('/'));
    const higher = ORDER.slice(place + 1);
    const own = higher.filter((part) => isPartOf(part, layer)).map((part) => part.slice(layer.length + 1));
    const refused = [
      ...(higher.length > 0
        ? [`^#server/${lower.length > 0 ? `(?!(?:${lower.join('|')})(?:/|$))` : ''}(?:${higher.join('|')})/`]
        : []),
      ...(own.length > 0 ? [`^(?:\\./|(?:\\.\\./)+)(?:${own.join('|')})/`] : []),
    ];
    const message = `server/${layer} must not use a layer above it (scripts/lint/serverOrder.js)`;
    return {
      layer,
      config: {
        // An entry with a slash may be a file.
        files: [`server/${layer}/**/*.ts`, ...(layer.includes('/') ? [`server/${layer}.ts`] : [])],
        ignores: ['**/*.test.ts', '**/*.routes.ts'],
        rules: {
          'no-restricted-imports': [
            'error',
            { paths, patterns: [...patterns, ...refused.map((regex) => ({ regex, message }))] },
          ],
        },
      },
    };
  })
    .sort((one, other) => one.layer.length - other.layer.length)
    .map(({ config }) => config);
