import path from 'node:path';
import ts from 'typescript';

const root = path.resolve(import.meta.dirname, '..');

interface Placed {
  file: ts.SourceFile;
  /** Path from the root: `src/components/base/actions/Button`. */
  folder: string;
}
export interface StoryProgram {
  checker: ts.TypeChecker;
  /** Files of components and pages. */
  sources: Placed[];
  stories: Placed[];
  /** A file's path from the root. */
  placeOf: (file: ts.SourceFile) => string;
}

const readOptions = (): ts.CompilerOptions => {
  const { config } = ts.readConfigFile(path.join(root, 'tsconfig.json'), (file) => ts.sys.readFile(file)) as {
    config: object;
  };
  return { ...ts.parseJsonConfigFileContent(config, ts.sys, root).options, types: [] };
};

const withExtraFiles = (options: ts.CompilerOptions, extra: Map<string, string>): ts.CompilerHost => {
  const host = ts.createCompilerHost(options, true);
  const onDisk = { fileExists: host.fileExists.bind(host), readFile: host.readFile.bind(host) };
  host.fileExists = (name) => extra.has(name) || onDisk.fileExists(name);
  const folders = new Set([...extra.keys()].map((name) => path.dirname(name)));
  const directoryExists = host.directoryExists?.bind(host);
  if (directoryExists) host.directoryExists = (name) => folders.has(name) || directoryExists(name);
  host.readFile = (name) => extra.get(name) ?? onDisk.readFile(name);
  const getSourceFile = host.getSourceFile.bind(host);
  host.getSourceFile = (name, language, ...rest) => {
    const text = extra.get(name);
    return text === undefined
      ? getSourceFile(name, language, ...rest)
      : ts.createSourceFile(name, text, language, true, ts.ScriptKind.TSX);
  };
  return host;
};

/** The components, pages and stories as one TypeScript program. `extra`: virtual files, path from the root → text. */
export const storyProgram = (extra: Record<string, string>): StoryProgram => {
  const more = new Map(Object.entries(extra).map(([place, text]) => [path.join(root, place), text]));
  const options = readOptions();
  const onDisk = ts.sys
    .readDirectory(path.join(root, 'src'), ['.tsx'])
    .filter((file) => /\/src\/(components|features|app)\//.test(file) && !/\.test\.tsx$/.test(file));
  const program = ts.createProgram([...onDisk, ...more.keys()], options, withExtraFiles(options, more));
  const placeOf = (file: ts.SourceFile): string => path.relative(root, file.fileName).split(path.sep).join('/');
  const placed = program
    .getSourceFiles()
    .filter((file) => file.fileName.endsWith('.tsx') && placeOf(file).startsWith('src/'))
    .map((file) => ({ file, folder: path.posix.dirname(placeOf(file)) }));
  const isStory = ({ file }: Placed): boolean => file.fileName.endsWith('.stories.tsx');
  return {
    checker: program.getTypeChecker(),
    sources: placed.filter((one) => !isStory(one)),
    stories: placed.filter(isStory),
    placeOf,
  };
};
