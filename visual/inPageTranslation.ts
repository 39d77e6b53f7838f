/** Does to the page what a browser's translation does, without changing a word. */
const problems = new Set<string>();

/** A text that was replaced by its translation: who still writes into it changes nothing that is seen. */
const replaced = new MutationObserver((records) => {
  for (const { target, oldValue } of records)
    problems.add(`번역된 화면에 바뀌기 전의 글이 남습니다: ${oldValue} → ${target.nodeValue}`);
});
const translate = (text: Text): void => {
  if (!/\S/.test(text.data) || text.parentElement?.closest('font, script, style, textarea, [translate=no]') !== null)
    return;
  const [outer, inner] = [document.createElement('font'), document.createElement('font')];
  // Spaces between words stay where they are.
  const [, before = '', words = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(text.data) ?? [];
  inner.textContent = words;
  outer.append(inner);
  text.replaceWith(...[before, outer, after].filter((part) => part !== ''));
  replaced.observe(text, { characterData: true, characterDataOldValue: true });
};
const translateIn = (node: Node): void => {
  if (node instanceof Text) return translate(node);
  const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
  const all: Text[] = [];
  while (texts.nextNode()) all.push(texts.currentNode as Text);
  all.forEach(translate);
};
const changed = new MutationObserver((records) => {
  for (const { type, target, addedNodes } of records) {
    if (type === 'characterData') translateIn(target);
    else addedNodes.forEach((node) => node.isConnected && translateIn(node));
  }
});

/** Translates the page, and from now on all that comes. */
export const beginTranslation = (): void => {
  translateIn(document.body);
  changed.observe(document.body, { subtree: true, childList: true, characterData: true });
};
/** What was found since it was last asked. */
export const translationProblems = (): string[] => {
  const found = [...problems];
  problems.clear();
  return found;
};
