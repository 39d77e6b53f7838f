/** A file of the program with what stands in it; the path is from the root: `src/components/base/actions/Button/Button.tsx`. */
export interface SourceFile {
  path: string;
  text: string;
}

/** Something of the catalogue that a file names: `admin.admin.day` also stands for everything below it. */
export interface CopyUse {
  prefix: string;
  path: string;
  /** It is what a button says. */
  onButton: boolean;
}

const IMPORT = /import\s+\{([^}]*)\}\s+from\s+'(?:[^']*\/copy\/|\.\/)(\w+)';/g;
/** Children of a button, and the properties by which forms and dialogs are told what their buttons say. */
const BUTTON =
  /<(Button|LinkButton)\b[^]*?<\/\1>|\b(?:submit|submitting|confirm|cancel|choose)Label[=:]\s*\{?[^\n,}]*/g;

/** The names that a file imports from the catalogue: what it calls them, and their place there. */
const importsOf = ({ path, text }: SourceFile): [alias: string, place: string][] =>
  [...text.matchAll(IMPORT)].flatMap(([statement, names = '', file = '']) => {
    // `./x` is the catalogue only for its own files.
    if (!statement.includes('/copy/') && !path.startsWith('copy/')) return [];
    return names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '' && !name.startsWith('type '))
      .map((name): [string, string] => {
        const [exported = '', alias = exported] = name.split(/\s+as\s+/);
        return [alias, `${file}.${exported}`];
      });
  });

/** What a file takes from the catalogue, as its text shows it: `copy.day.memo`, or `copy.states[state]` for all states. */
export const copyUsesOf = (source: SourceFile): CopyUse[] => {
  const body = source.text.replaceAll(IMPORT, '');
  const buttons = [...body.matchAll(BUTTON)].map(([block]) => block).join('\n');
  return importsOf(source).flatMap(([alias, place]) => {
    const named = new RegExp(`(?<![\\w']|(?<!\\.\\.)\\.)${alias}\\b((?:\\??\\.\\w+)*)`, 'g');
    const chains = (text: string) =>
      new Set([...text.matchAll(named)].map(([, chain = '']) => chain.replaceAll('?', '')));
    const onButtons = chains(buttons);
    return [...chains(body)].map((chain) => ({
      prefix: place + chain,
      path: source.path,
      onButton: onButtons.has(chain),
    }));
  });
};

/** Whether a use names a text: itself, what it stands in, or what it makes (`format.day.number` of `format.day`). */
export const names = ({ prefix }: Pick<CopyUse, 'prefix'>, key: string): boolean =>
  prefix === key || key.startsWith(`${prefix}.`) || prefix.startsWith(`${key}.`);

export interface Parameter {
  name: string;
  type: string;
}

/**
 * What a function of a catalogue file is given: `key` is the last part of its key, which another function of the file
 * may have too; the number of its parameters then tells them apart.
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
