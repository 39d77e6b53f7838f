/**
 * The server's folders, lowest first: a file imports from its own folder and lower ones. A part of a folder
 * that is higher or lower than the rest has its own entry. Routes are above all.
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
const isPartOf = (/** @type {string} */ part, /** @type {string} */ room) =>
  part !== room && part.startsWith(`${room}/`);

/**
 * ESLint's configurations, with what `no-restricted-imports` refuses everywhere. In ESLint the last match applies.
 * @param {{ paths: object[]; patterns: object[] }} everywhere
 */
export const serverOrder = ({ paths, patterns }) =>
  ORDER.map((room, place) => {
    const lower = ORDER.slice(0, place + 1).filter((part) => part.includes('/'));
    const higher = ORDER.slice(place + 1);
    const own = higher.filter((part) => isPartOf(part, room)).map((part) => part.slice(room.length + 1));
    const refused = [
      ...(higher.length > 0
        ? [`^#server/${lower.length > 0 ? `(?!(?:${lower.join('|')})(?:/|$))` : ''}(?:${higher.join('|')})/`]
        : []),
      ...(own.length > 0 ? [`^(?:\\./|(?:\\.\\./)+)(?:${own.join('|')})/`] : []),
    ];
    const message = `server/${room} must not use a room above it (scripts/lint/serverOrder.js)`;
    return {
      room,
      config: {
        // An entry with a slash may be a file.
        files: [`server/${room}/**/*.ts`, ...(room.includes('/') ? [`server/${room}.ts`] : [])],
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
    .sort((one, other) => one.room.length - other.room.length)
    .map(({ config }) => config);
