import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { shownCall } from '../../../mocks/copySamples';
import { NOT_SAID, textsOf } from '../../../mocks/copyTexts';
import { SearchField } from '../SearchField/SearchField';
import { BUTTON_WIDTH_MAX, textWidth } from './buttonLength';
import { CopyTable, type CopyPlace, type CopyRow } from './CopyTable';
import { ReviewPage } from './CopyTable.styles';
import { copyUsesOf, names, parametersOf, type SourceFile } from './copyUses';
import { showing, storyPlaceOf } from './storyPlaces';

const modules = import.meta.glob<Record<string, unknown>>(['../../../copy/*.ts', '!../../../copy/*.test.ts'], {
  eager: true,
});
const sources = import.meta.glob<string>(
  [
    '../../**/*.{ts,tsx}',
    '../../../copy/*.ts',
    '!../../**/*.styles.ts',
    '!../../**/*.test.*',
    '!../../../copy/*.test.ts',
  ],
  { query: '?raw', import: 'default', eager: true },
);

/** Paths as the repository knows them, whatever folder they were asked from. */
const here = '/src/components/review/';
const program: SourceFile[] = Object.entries(sources).map(([path, text]) => ({
  path: new URL(path, `http://root${here}`).pathname.slice(1),
  text,
}));
const places = program.map(storyPlaceOf).filter((place) => place !== null);
const uses = program.filter(({ path }) => !path.endsWith('.stories.tsx')).flatMap(copyUsesOf);

const placesOf = (path: string): CopyPlace[] => {
  const stories = showing(path, places);
  if (stories.length > 0) return stories.map(({ title, id }) => ({ name: title, href: `/?path=/story/${id}` }));
  return [{ name: path.startsWith('copy/') ? '다른 문구' : path, href: null }];
};
/** What nothing in the browser says. */
const ON_THE_SERVER: CopyPlace = { name: '서버와 터미널', href: null };
const distinct = (list: CopyPlace[]): CopyPlace[] => [...new Map(list.map((place) => [place.name, place])).values()];

const fileOf = (path: string): string => path.replace(/^.*\/|\.ts$/g, '');
const rowsOf = (file: string, catalogue: Record<string, unknown>): CopyRow[] => {
  const written = program.find(({ path }) => path === `copy/${file}.ts`)?.text ?? '';
  const call = (path: string, arity: number) => [
    shownCall(path, parametersOf(written, path.slice(path.lastIndexOf('.') + 1), arity)),
  ];
  return Object.entries(catalogue)
    .flatMap(([exported, value]) => textsOf(`${file}.${exported}`, value, call))
    .map(([key, text]) => {
      const found = uses.filter((use) => names(use, key));
      return {
        key,
        text,
        width: textWidth(text),
        limit: found.some((use) => use.onButton && use.prefix === key) ? BUTTON_WIDTH_MAX : null,
        places: found.length > 0 ? distinct(found.flatMap(({ path }) => placesOf(path))) : [ON_THE_SERVER],
      };
    });
};
const groups = Object.entries(modules)
  .map(([path, catalogue]) => ({ file: fileOf(path), catalogue }))
  .filter(({ file }) => !NOT_SAID.includes(file))
  .map(({ file, catalogue }) => ({ file, rows: rowsOf(file, catalogue) }))
  .filter(({ rows }) => rows.length > 0);

const WORDS = {
  key: '이름',
  text: '문구와 이름',
  width: '길이',
  where: '나오는 곳',
  shown: (count: number) => `${count}개`,
};

/** Every text of the catalogue, searchable by its words, its key and where it appears. */
const AllCopy = () => {
  const [query, setQuery] = useState('');
  const fits = ({ key, text, places: where }: CopyRow) =>
    [key, text, ...where.map(({ name }) => name)].some((words) => words.includes(query));
  const found = groups
    .map(({ file, rows }) => ({ file, rows: rows.filter(fits) }))
    .filter(({ rows }) => rows.length > 0);
  const count = found.reduce((sum, { rows }) => sum + rows.length, 0);
  return (
    <ReviewPage>
      <h1>문구 전체</h1>
      <p>
        길이는 한글을 1, 영문과 숫자와 빈칸을 0.5로 셉니다. 단추는 한도가 함께 적혀 있습니다. 고치는 방법은 ‘문구/검토
        안내’에 있습니다.
      </p>
      <SearchField
        label="문구, 이름, 나오는 곳"
        placeholder="예약 취소"
        submitLabel="찾기"
        value={query}
        maxLength={50}
        onSearch={setQuery}
      />
      <p role="status">{count}개</p>
      <div>
        <CopyTable words={WORDS} groups={found} open={query !== ''} />
      </div>
    </ReviewPage>
  );
};

const meta = {
  title: '문구/전체',
  id: 'copy-all',
  component: CopyTable,
  args: { words: WORDS, groups, open: false },
  render: () => <AllCopy />,
} satisfies Meta<typeof CopyTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {
  play: async ({ canvas }) => {
    const rows = groups.flatMap((group) => group.rows);
    await expect(rows.length).toBeGreaterThan(400);
    await expect(rows.find(({ key }) => key === 'reserve.reserve.book')?.places).toContainEqual(
      expect.objectContaining({ name: '방문자/ReserveDayCard' }),
    );
    await expect(canvas.getByRole('status')).toHaveTextContent(`${rows.length}개`);
  },
};
export const Searched: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), '예약을 취소하시겠습니까?{Enter}');
    const row = canvas.getByText('lookup.lookup.confirm').closest('tr');
    if (!row) throw new Error('no row');
    await expect(within(row).getByRole('link', { name: '방문자/FoundBooking' })).toHaveAttribute(
      'href',
      '/?path=/story/found-booking--paid-half-refund',
    );
    await expect(canvas.queryByText('lookup.lookup.title')).toBeNull();
  },
};
