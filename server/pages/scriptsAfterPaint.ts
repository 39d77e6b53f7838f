/** The tags of the site's own scripts in the built page, and their addresses. */
const OWN_SCRIPT = /\s*<script type="module"[^>]*\ssrc="(\/[^"]+)"[^>]*><\/script>/g;

/** Scripts are requested after this time in a page that is not painted, such as one in a tab behind. */
const AT_LATEST_MS = 2_000;

/** The built page without its scripts, and their addresses in the order in which they run. */
export const withoutOwnScripts = (template: string): { page: string; scripts: readonly string[] } => ({
  page: template.replace(OWN_SCRIPT, ''),
  scripts: Array.from(template.matchAll(OWN_SCRIPT), ([, address = '']) => address),
});

/**
 * A script that requests others after the first paint, all at once, and runs each in a task of its own: a rendered page
 * can be read and its links work without them, so fonts and pictures have the connection, and the first paint the
 * processor, to themselves (docs/adr/0032). A page that stays hidden until it is replaced (`HIDE_UNTIL_REPLACED`) requests
 * them at once. A browser that knows no module preloads requests and runs them as they come.
 */
export const loadAfterPaint = (scripts: readonly string[]): string =>
  `{let files=${JSON.stringify(scripts)},known,load=async()=>{load=()=>{};` +
  `for(let f of files){let l=document.createElement('link');known=l.relList.supports(l.rel='modulepreload');l.fetchPriority='low';l.href=f;document.head.append(l)}` +
  `for(let f of files){let done=import(f).catch(()=>{});if(known){await done;await new Promise(r=>setTimeout(r))}}};` +
  `if(history.state?.usr)load();setTimeout(()=>load(),${AT_LATEST_MS});new PerformanceObserver(()=>load()).observe({type:'paint',buffered:true})}`;
