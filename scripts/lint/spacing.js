/**
 * Spacing comes from tokens: in the CSS of styled-components no literal px in `padding`, `margin`, `gap`, `inset` (also
 * `top`, `right`, `bottom`, `left`), `scroll-padding`, `scroll-margin` and `translate`. Up to 3 px is a hairline or an
 * optical correction and may be written; so may sizes, radii of drawings, borders and shadows. A constant of the file that
 * is a literal counts as written where it is used.
 */
const LARGEST_LITERAL = 3;
const PROPERTY =
  /(?<![\w-])(?:padding|margin|gap|row-gap|column-gap|inset|top|right|bottom|left|scroll-padding|scroll-margin|translate)(?:-[a-z-]+)?:([^;{}]*)/g;
const TRANSLATE = /translate[XY]?\(([^;{}]*)/g;

const isTooLong = (value) => [...value.matchAll(/\d*\.?\d+(?=px)/g)].some(([px]) => Number(px) > LARGEST_LITERAL);

/** The text of an expression in a template: of a constant whose value is a text that value, otherwise 0 for a token. */
const textOf = (expression, scope) => {
  const init = scope.set.get(expression?.name)?.defs[0]?.node.init;
  return typeof init?.value === 'string' ? init.value : '0';
};

const spacing = {
  meta: {
    type: 'suggestion',
    messages: { literal: 'Spacing is a token of components/base/theme/tokens.' },
    schema: [],
  },
  create: (context) => ({
    // A declaration is cut by its tokens: the parts are read together.
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
