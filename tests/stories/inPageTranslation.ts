/** For inPage.ts: finds texts that a browser's translation would detach from React (tests/repository/translatedText.test.ts). */
const problems = new Set<string>();

/** Whether React uses the text node; the only text of an element is not a node of React's. */
export const isHeld = (node: Node | null): node is Text =>
  node instanceof Text && Object.keys(node).some((key) => key.startsWith('__reactFiber$'));
/** Whether a translation would have replaced the text node in this place. */
const isTranslated = (node: Node | null, place: Node, text = node?.nodeValue): boolean =>
  isHeld(node) &&
  /\S/.test(text ?? '') &&
  (place instanceof Element ? place : place.parentElement)?.closest('script, style, textarea, [translate=no]') === null;

const changes = new MutationObserver((records) => {
  for (const { type, target, oldValue, removedNodes, addedNodes, nextSibling } of records) {
    if (type === 'characterData' && isTranslated(target, target, oldValue))
      problems.add(`번역된 화면에 바뀌기 전의 글이 남습니다: ${oldValue} → ${target.nodeValue}`);
    for (const node of removedNodes)
      if (isTranslated(node, target)) problems.add(`번역된 화면에서 지울 때 오류가 납니다: ${node.nodeValue}`);
    if (addedNodes.length > 0 && isTranslated(nextSibling, target))
      problems.add(`번역된 화면에서 앞에 넣을 때 오류가 납니다: ${nextSibling?.nodeValue}`);
  }
});

export const followTexts = (): void =>
  changes.observe(document.body, {
    subtree: true,
    childList: true,
    characterData: true,
    characterDataOldValue: true,
  });
/** Since the last request. */
export const translationProblems = (): string[] => {
  const found = [...problems];
  problems.clear();
  return found;
};
