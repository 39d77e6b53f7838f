/** Where a page notes what was wrong; the next page of the tab goes on with it. */
const KEY = 'engine-heard';
/** An expression: what the pages of a tab have noted. */
export const heardIn = `JSON.parse(sessionStorage.getItem('${KEY}') ?? '[]')`;

/** Runs before the scripts of a page, in an engine that tells nobody what its console says. */
const listen = (key: string): void => {
  const note = (what: string): void => {
    const heard = JSON.parse(sessionStorage.getItem(key) ?? '[]') as string[];
    sessionStorage.setItem(key, JSON.stringify([...heard, what]));
  };
  const say = console.error.bind(console);
  console.error = (...words: unknown[]) => {
    note(words.map(String).join(' '));
    say(...words);
  };
  window.addEventListener('error', ({ message }) => note(message));
  window.addEventListener('unhandledrejection', ({ reason }) => note(String(reason)));
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    note(`Content-Security-Policy: ${effectiveDirective} ${blockedURI}`),
  );
};

/** The page with that script in it, under the nonce of its policy. */
export const withListening = (html: string, policy = ''): string => {
  const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? '';
  return html.replace(
    /<head[^>]*>/,
    (head) => `${head}<script nonce="${nonce}">(${String(listen)})('${KEY}')</script>`,
  );
};
