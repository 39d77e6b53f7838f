import type { Preview } from '@storybook/react-vite';

type Enhancer = NonNullable<Preview['argTypesEnhancers']>[number];
type ArgType = Parameters<Enhancer>[0]['argTypes'][string];
type Control = ArgType['control'];

const NODE_TYPES = ['ReactNode', 'Ref', 'CSSProperties'];
const OPTIONAL = /^(string|number)( \| (null|undefined))+$/;
const NO_CONTROL = { disable: true } as const;

/** Undefined for a value that Storybook edits as JSON. */
const controlOf = (written: string, given: unknown): Control => {
  if (written.includes('=>')) return NO_CONTROL;
  if (typeof given === 'string') return { type: 'text' };
  if (typeof given === 'number') return { type: 'number' };
  const [, optional] = OPTIONAL.exec(written) ?? [];
  if (optional) return { type: optional === 'string' ? 'text' : 'number' };
  const isNode = NODE_TYPES.some((type) => written.startsWith(type));
  return isNode || [Date, File, Map, Set].some((type) => given instanceof type) ? NO_CONTROL : undefined;
};

const optionsOf = (type: ArgType['type']): (string | number | null)[] | null => {
  if (typeof type !== 'object' || type.name !== 'union' || !type.value.some(({ name }) => name === 'enum')) return null;
  const members = type.value.map((member) =>
    member.name === 'enum' ? member.value : member.name === 'other' && member.value === 'null' ? [null] : null,
  );
  return members.some((member) => member === null) ? null : members.flatMap((member) => member ?? []);
};

const readable = (row: ArgType, given: unknown): ArgType => {
  const { type, control, options } = row;
  if (typeof type !== 'object' || type.name === 'function') return row;
  const written = type.raw ?? (type.name === 'other' ? type.value : null);
  if (written === null) return row;
  const named = { ...row, table: { ...row.table, type: { summary: written } } };
  if (control !== undefined || options !== undefined || type.name === 'enum') return named;
  const choices = optionsOf(type);
  if (choices) return { ...named, options: choices, control: { type: 'select' } };
  const suited = controlOf(written, given);
  return { ...named, ...(suited && { control: suited }) };
};

/** Controls that Storybook cannot infer. Arguments without description and name belong to a story, not to a prop. */
export const readableControls: Enhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    [...new Set([...Object.keys(argTypes), ...Object.keys(initialArgs)])].map((name): [string, ArgType] => {
      const row = readable(argTypes[name] ?? { name }, initialArgs[name]);
      const isDescribed = Boolean(row.description) || (row.name ?? name) !== name;
      return [name, isDescribed ? row : { ...row, table: { ...row.table, category: 'Given by the stories' } }];
    }),
  );
