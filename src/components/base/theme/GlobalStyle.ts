import { createGlobalStyle } from 'styled-components';
import { color, layout, media, rootDeclarations, space, type, weight } from './tokens';

export const GlobalStyle = createGlobalStyle`
  :root {
    ${rootDeclarations}
  }
  ${media.tiny} {
    :root { --gutter: 16px; }
  }
  ${media.enlarged} {
    :root { --button-lines: normal; }
  }
  *, *::before, *::after { box-sizing: border-box; }
  html {
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
    scroll-padding-block: ${space.s16} calc(2 * ${layout.field});
  }
  /* A focused invalid field must be below the toast, with its label. */
  :is(input, textarea, select) {
    scroll-margin-top: calc(2 * ${layout.touch} + 2 * ${space.s48} + ${space.s16});
  }
  body {
    margin: 0;
    font-family: Pretendard, 'Before Pretendard', -apple-system, 'Apple SD Gothic Neo', 'Noto Sans KR', sans-serif;
    ${type.body}
    font-weight: ${weight.regular};
    color: ${color.ink};
    background: ${color.surface};
    word-break: keep-all;
    overflow-wrap: anywhere;
    font-variant-numeric: tabular-nums;
    -webkit-font-smoothing: antialiased;
  }
  h1, h2, h3, p, ul, ol, dl, dd, figure, fieldset, legend { margin: 0; padding: 0; border: 0; }
  fieldset { min-inline-size: 0; }
  ul, ol { list-style: none; }
  h1 { ${type.h1} font-weight: ${weight.bold}; letter-spacing: -0.01em; font-variant-numeric: proportional-nums; }
  h2 { ${type.h2} font-weight: ${weight.bold}; letter-spacing: -0.01em; }
  h3 { ${type.body} font-weight: ${weight.bold}; }
  /* Only Pretendard is bundled: the browser's monospace font differs between machines. */
  code { font: inherit; font-variant-numeric: tabular-nums; }
  b, strong { font-weight: ${weight.bold}; }
  p, li, h1, h2 { text-wrap: pretty; }
  a { color: inherit; text-decoration: none; }
  /* A link that waits for its page's script. */
  a[aria-busy] { animation: awaits 1ms 200ms forwards; }
  @keyframes awaits { to { opacity: 0.5; } }
  button, input, select, textarea { font: inherit; color: inherit; }
  /* With the browser's own break-word, the longest word is the minimum width of a field that grows with its text. */
  textarea { overflow-wrap: anywhere; }
  img, svg { display: block; max-width: 100%; }
  :focus-visible { outline: 3px solid ${color.brand}; outline-offset: 2px; }
  h1:focus-visible, main:focus-visible { outline: none; }
  ${media.still} {
    *, *::before, *::after { animation-duration: 0.01ms !important; animation-iteration-count: 1 !important; transition: none !important; }
  }
  @media print {
    body { background: ${color.ground}; }
  }
  #root { min-height: 100vh; min-height: 100dvh; display: flex; flex-direction: column; min-width: 0; }
`;
