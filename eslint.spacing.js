/**
 * Spacing comes from tokens: in the CSS of styled-components no literal px in `padding`, `margin`, `gap`, `inset` (also
 * `top`, `right`, `bottom`, `left`), `scroll-padding`, `scroll-margin` and `translate`. Up to 3 px is a hairline or an
 * optical correction and may be written; so may sizes, radii of drawings, borders and shadows.
 */
const LARGEST_LITERAL = 3;
const PROPERTY =
  /(?<![\w-])(?:padding|margin|gap|row-gap|column-gap|inset|top|right|bottom|left|scroll-padding|scroll-margin|translate)(?:-[a-z-]+)?:([^;{}]*)/g;
const TRANSLATE = /translate[XY]?\(([^;{}]*)/g;

const isTooLong = (value) => [...value.matchAll(/\d*\.?\d+(?=px)/g)].some(([px]) => Number(px) > LARGEST_LITERAL);

const spacing = {
  meta: {
    type: 'suggestion',
    messages: { literal: 'Spacing is a token of components/base/theme/tokens.' },
    schema: [],
  },
  create: (context) => ({
    // A declaration is cut by its tokens: the parts are read together.
    TemplateLiteral: (node) => {
      const css = node.quasis.map(({ value }) => value.raw).join('0');
      const values = [PROPERTY, TRANSLATE].flatMap((pattern) => [...css.matchAll(pattern)].map(([, value]) => value));
      if (values.some(isTooLong)) context.report({ node, messageId: 'literal' });
    },
  }),
};

export const spacingFromTokens = {
  plugins: { styles: { rules: { spacing } } },
  rules: { 'styles/spacing': 'error' },
};
