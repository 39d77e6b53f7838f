import type { Preview } from '@storybook/react-vite';

type Enhancer = NonNullable<Preview['argTypesEnhancers']>[number];
/** Types whose values cannot be typed into a control. */
const DRAWN = ['ReactNode', 'Ref', 'CSSProperties'];

/**
 * Controls that Storybook cannot infer by itself: a text that may be null is edited as a text, a label (`ReactNode`) too
 * if the story gives a text, and other elements have no control. Unions are shown with their members.
 */
export const readableControls: Enhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]): [string, typeof argType] => {
      const type = argType.type;
      if (typeof type !== 'object') return [name, argType];
      if (type.name === 'union') {
        const isText = /^string( \| (null|undefined))+$/.test(type.raw ?? '');
        const table = { ...argType.table, type: { summary: type.raw ?? 'union' } };
        return [name, { ...argType, table, ...(isText && { control: { type: 'text' } }) }];
      }
      const isDrawn = type.name === 'other' && DRAWN.some((drawn) => type.value.startsWith(drawn));
      const control: typeof argType.control =
        typeof initialArgs[name] === 'string' ? { type: 'text' } : { disable: true };
      return [name, isDrawn ? { ...argType, control } : argType];
    }),
  );
