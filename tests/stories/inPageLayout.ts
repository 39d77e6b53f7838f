/** For inPage.ts: layout and colours of a page, without lengths that depend on the window's width. */

/** Lengths may differ by the rounding of pixels. */
const isClose = (one: number, other: number): boolean => Math.abs(one - other) < 1.5;

/** Contrast and size of letters. */
const LETTERS = ['color', 'backgroundColor', 'opacity', 'fontSize', 'fontWeight', 'textAlign'] as const;

/** Beside or below the previous element, and the touched sides of the parent. */
const placeOf = (element: Element, before: DOMRect | null, parent: DOMRect): string => {
  const { left, right, top } = element.getBoundingClientRect();
  const { paddingLeft, paddingRight } = getComputedStyle(element.parentElement!);
  const sides = [
    isClose(left, parent.left + parseFloat(paddingLeft)) && 'left',
    isClose(right, parent.right - parseFloat(paddingRight)) && 'right',
    before && (top >= before.bottom - 1 ? 'below' : 'beside'),
  ];
  return sides.filter(Boolean).join(' ');
};

const linesOf = (element: Element): string[] => {
  const box = element.getBoundingClientRect();
  let before: DOMRect | null = null;
  return [...element.children].flatMap((child) => {
    const style = getComputedStyle(child);
    const { width, height } = child.getBoundingClientRect();
    // Text for screen readers only has a size of one pixel. The neighbours of a word depend on line breaks.
    if (width <= 1 || height <= 1 || !child.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      return [];
    const place = style.display.startsWith('inline') ? '' : placeOf(child, before, box);
    before = child.getBoundingClientRect();
    const letters = LETTERS.map((name) => style[name]).join(' ');
    // Parts of drawings are positions inside it; a wider chart has more of them.
    const inner = child instanceof SVGElement ? [`${child.querySelectorAll('*').length}`] : linesOf(child);
    return [`${child.localName} ${child.getAttribute('role') ?? ''} ${place} ${letters}`, ...inner];
  });
};

export const layout = (): string[] => linesOf(document.body);
