/** Session storage, so that the next page of the tab continues the list. */
const KEY = 'engine-heard';
/** Expression for the errors of all pages of a tab. */
export const heardIn = `JSON.parse(sessionStorage.getItem('${KEY}') ?? '[]')`;

/** Runs before the scripts of a page, in an engine whose driver has no access to the console. */
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

/** Adds that script with the nonce of the page's policy. */
export const withListening = (html: string, policy = ''): string => {
  const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? '';
  return html.replace(
    /<head[^>]*>/,
    (head) => `${head}<script nonce="${nonce}">(${String(listen)})('${KEY}')</script>`,
  );
};
