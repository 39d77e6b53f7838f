const OWN_SCRIPT = /\s*<script type="module"[^>]*\ssrc="(\/[^"]+)"[^>]*><\/script>/g;

/** For pages that are not painted, such as one in a background tab. */
const AT_LATEST_MS = 2_000;

/** The scripts are in the order in which they run. */
export const withoutOwnScripts = (template: string): { page: string; scripts: readonly string[] } => ({
  page: template.replace(OWN_SCRIPT, ''),
  scripts: Array.from(template.matchAll(OWN_SCRIPT), ([, address = '']) => address),
});

/**
 * Requests all scripts after the first paint and runs each in its own task. A rendered page is readable and its links
 * work without scripts, so fonts and pictures get the connection first, and the first paint the processor
 * (docs/decisions/0005). A hidden page (`HIDE_UNTIL_REPLACED`) requests them immediately. Browsers without module
 * preloads run them as they arrive.
 */
export const loadAfterPaint = (scripts: readonly string[]): string =>
  `{let files=${JSON.stringify(scripts)},known,load=async()=>{load=()=>{};` +
  `for(let f of files){let l=document.createElement('link');known=l.relList.supports(l.rel='modulepreload');l.fetchPriority='low';l.href=f;document.head.append(l)}` +
  `for(let f of files){let done=import(f).catch(()=>{});if(known){await done;await new Promise(r=>setTimeout(r))}}};` +
  `if(history.state?.usr)load();setTimeout(()=>load(),${AT_LATEST_MS});new PerformanceObserver(()=>load()).observe({type:'paint',buffered:true})}`;
