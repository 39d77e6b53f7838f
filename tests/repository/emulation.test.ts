/** @jest-environment jest-fixed-jsdom */
import { afterEach, describe, expect, it } from '@jest/globals';
import { emulate } from '../../.storybook/emulation';

const STYLE = `
  @media print { .sheet { color: red; } }
  @media screen { .bar { color: red; } }
  @media (forced-colors: active) { .button { color: red; } }
  @media (prefers-reduced-motion: reduce) { .wheel { color: red; } }
  button:hover { color: red; }
`;
/** Rules that apply: those with an always true media query, and the button's by its selector. */
const holds = () => {
  const rules = [...(document.styleSheets[0]?.cssRules ?? [])];
  const media = rules.filter((rule) => rule instanceof CSSMediaRule).map(({ media: { mediaText } }) => mediaText);
  const hovered = document
    .querySelector('button')
    ?.matches(rules.filter((rule) => rule instanceof CSSStyleRule)[0]?.selectorText.replace(':hover', '.nobody') ?? '');
  return { media, hovered };
};
const UNTOUCHED = {
  media: ['print', 'screen', '(forced-colors: active)', '(prefers-reduced-motion: reduce)'],
  hovered: false,
};

afterEach(() => {
  document.head.innerHTML = '';
  document.body.innerHTML = '';
});
const open = (): HTMLElement => {
  document.head.innerHTML = `<style>${STYLE}</style>`;
  document.body.innerHTML = '<div id="root"><button>예약하기</button></div>';
  return document.getElementById('root') as HTMLElement;
};

describe('사람이 여는 Storybook도 이야기가 말하는 장치를 보여 준다', () => {
  it.each([
    ['종이', { media: 'print' }, 'print', 'all'],
    ['종이에는 화면만의 것이 없다', { media: 'print' }, 'screen', 'not all'],
    ['고대비', { forcedColors: 'active' }, '(forced-colors: active)', 'all'],
    ['줄인 움직임', { reducedMotion: 'reduce' }, '(prefers-reduced-motion: reduce)', 'all'],
    ['움직임', { reducedMotion: 'no-preference' }, '(prefers-reduced-motion: reduce)', 'not all'],
  ] as const)('%s', (_, emulated, query, becomes) => {
    const undo = emulate(emulated, open());
    expect(holds().media[UNTOUCHED.media.indexOf(query)]).toBe(becomes);
    undo();
    expect(holds()).toEqual(UNTOUCHED);
  });

  it('마우스를 올린 모습', () => {
    const undo = emulate({ hover: 'button' }, open());
    expect(holds().hovered).toBe(true);
    undo();
    expect(holds()).toEqual(UNTOUCHED);
  });
});
