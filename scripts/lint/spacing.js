/**
 * Spacing comes from tokens: no px literals in `padding`, `margin`, `gap`, `inset` (also `top`, `right`, `bottom`, `left`),
 * `scroll-padding`, `scroll-margin` and `translate` of styled-components, nor through a constant of the file. Allowed are
 * up to 3 px (hairlines, optical corrections), sizes, radii of drawings, borders and shadows.
 */
const LARGEST_LITERAL = 3;
const PROPERTY =
  /(?<![\w-])(?:padding|margin|gap|row-gap|column-gap|inset|top|right|bottom|left|scroll-padding|scroll-margin|translate)(?:-[a-z-]+)?:([^;{}]*)/g;
const TRANSLATE = /translate[XY]?\(([^;{}]*)/g;

const isTooLong = (value) => [...value.matchAll(/\d*\.?\d+(?=px)/g)].some(([px]) => Number(px) > LARGEST_LITERAL);

/** The value of a constant with a text, otherwise `0` as for a token. */
const textOf = (expression, scope) => {
  const init = scope.set.get(expression?.name)?.defs[0]?.node.init;
  return typeof init?.value === 'string' ? init.value : '0';
};

const spacing = {
  meta: {
    type: 'suggestion',
    messages: { literal: 'Take spacing from components/base/theme/tokens.' },
    schema: [],
  },
  create: (context) => ({
    // Tokens split a declaration, so its parts are joined.
    TemplateLiteral: (node) => {
      const { scopeManager } = context.sourceCode;
      const scope = scopeManager.scopes.find(({ type }) => type === 'module') ?? scopeManager.globalScope;
      const css = node.quasis
        .map(({ value }, index) => value.raw + (node.expressions[index] ? textOf(node.expressions[index], scope) : ''))
        .join('');
      const values = [PROPERTY, TRANSLATE].flatMap((pattern) => [...css.matchAll(pattern)].map(([, value]) => value));
      if (values.some(isTooLong)) context.report({ node, messageId: 'literal' });
    },
  }),
};

export const spacingFromTokens = {
  plugins: { styles: { rules: { spacing } } },
  rules: { 'styles/spacing': 'error' },
};
