import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { SECTIONS } from '#src/components/review/sections';
import { kebab } from '#src/components/review/storyPlaces';

const COMPONENTS = 'src/components/';
const FOLDERS = SECTIONS.map(({ folder }) => folder)
  .filter((folder) => folder.startsWith(COMPONENTS))
  .map((folder) => folder.slice(COMPONENTS.length));

const component = (name: string): string => `import { Box } from './${name}.styles';

export interface ${name}Props {
  /** The component's text. */
  text: string;
}

export function ${name}({ text }: ${name}Props) {
  return <Box>{text}</Box>;
}
`;

const STYLES = `import { styled } from 'styled-components';
import { color, type } from '#src/components/base/theme/tokens';

export const Box = styled.p\`
  color: \${color.ink};
  \${type.body}
\`;
`;

const stories = (name: string, title: string): string => `import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ${name} } from './${name}';

const meta = {
  title: '${title}',
  id: '${kebab(name)}',
  component: ${name},
  args: { text: '보기' },
} satisfies Meta<typeof ${name}>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  name: '글이 있음',
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(args.text)).toBeVisible();
  },
};
`;

/** `place` is a folder and a name. Throws with a Korean message if the place is wrong or taken. */
export const newComponent = (root: string, place: string, title = '새 컴포넌트'): string[] => {
  const library = path.posix.dirname(place);
  const name = path.posix.basename(place);
  if (!FOLDERS.includes(library) || !/^[A-Z][A-Za-z0-9]+$/.test(name))
    throw new Error(`폴더와 이름을 trip/WeatherBadge처럼 적어 주세요. 폴더: ${FOLDERS.join(', ')}`);
  if (!/[가-힣]/.test(title) || /['\\]/.test(title)) throw new Error(`우리말 이름으로 적어 주세요: ${title}`);
  const folder = `${COMPONENTS}${place}`;
  if (existsSync(path.join(root, folder))) throw new Error(`이미 있습니다: ${folder}`);
  const files = {
    [`${folder}/${name}.tsx`]: component(name),
    [`${folder}/${name}.styles.ts`]: STYLES,
    [`${folder}/${name}.stories.tsx`]: stories(name, title),
  };
  mkdirSync(path.join(root, folder), { recursive: true });
  for (const [file, text] of Object.entries(files)) writeFileSync(path.join(root, file), text);
  return Object.keys(files);
};
