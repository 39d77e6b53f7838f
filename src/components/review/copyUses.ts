/** Relative to the root: `src/components/base/actions/Button/Button.tsx`. */
export interface SourceFile {
  path: string;
  text: string;
}

/** `admin.admin.day` also stands for all its nested keys. */
export interface CopyUse {
  prefix: string;
  path: string;
  onButton: boolean;
}

const IMPORT = /import\s+\{([^}]*)\}\s+from\s+'(?:#copy\/|\.\/)(\w+)';/g;
/** Import paths and comments may contain the name of a text. */
const NOT_CODE = /^import\s[^;]*;$|\/\*[^]*?\*\/|^\s*\/\/.*$/gm;
/** Children of a button, and the props that set the labels of buttons in forms and dialogs. */
const BUTTON =
  /<(Button|LinkButton)\b[^]*?<\/\1>|\b(?:submit|submitting|confirm|cancel|choose)Label[=:]\s*\{?[^\n,}]*/g;

/** The local alias and the place in the catalogue. */
const importsOf = ({ path, text }: SourceFile): [alias: string, place: string][] =>
  [...text.matchAll(IMPORT)].flatMap(([statement, names = '', file = '']) => {
    // `./x` refers to the catalogue only in the catalogue's own files.
    if (!statement.includes('#copy/') && !path.startsWith('copy/')) return [];
    return names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '' && !name.startsWith('type '))
      .map((name): [string, string] => {
        const [exported = '', alias = exported] = name.split(/\s+as\s+/);
        return [alias, `${file}.${exported}`];
      });
  });

/** Found in the source text: `copy.day.memo`, or `copy.states[state]` for all states. */
export const copyUsesOf = (source: SourceFile): CopyUse[] => {
  const body = source.text.replaceAll(NOT_CODE, '');
  const buttons = [...body.matchAll(BUTTON)].map(([block]) => block).join('\n');
  return importsOf(source).flatMap(([alias, place]) => {
    const named = new RegExp(`(?<![\\w']|(?<!\\.\\.)\\.)${alias}\\b(?![=:])((?:\\??\\.\\w+)*)`, 'g');
    const chains = (text: string) =>
      new Set(
        [...text.matchAll(named)].map(([, chain = '']) =>
          chain.replaceAll('?', '').replace(/\.(?:flatMap|map|join)$/, ''),
        ),
      );
    const onButtons = chains(buttons);
    return [...chains(body)].map((chain) => ({
      prefix: place + chain,
      path: source.path,
      onButton: onButtons.has(chain),
    }));
  });
};

/**
 * The prefix is the text itself, a group that contains it, or a part of its result (`format.day.number` for
 * `format.day`).
 */
export const names = ({ prefix }: Pick<CopyUse, 'prefix'>, key: string): boolean =>
  prefix === key || key.startsWith(`${prefix}.`) || prefix.startsWith(`${key}.`);

export interface Parameter {
  name: string;
  type: string;
}

/**
 * `key` is the last part of the function's key. If other functions of the file share it, the number of parameters
 * selects the function.
 */
export const parametersOf = (file: string, key: string, count: number): Parameter[] => {
  const written = [...file.matchAll(/(\w+)(?:: | = )\(([^()]*)\)(?:: [\w[\]]+)? =>/g)]
    .filter(([, name]) => name === key)
    .map(([, , list = '']) =>
      list
        .split(',')
        .map((parameter) => parameter.trim())
        .filter(Boolean)
        .map((parameter): Parameter => {
          const [name = '', type = ''] = parameter.split(':').map((part) => part.trim());
          return { name, type };
        }),
    )
    .find((list) => list.length === count);
  return written ?? Array.from({ length: count }, () => ({ name: '', type: '' }));
};
