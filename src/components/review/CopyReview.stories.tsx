import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { bookingForm } from '#copy/bookingForm';
import { lookup } from '#copy/lookup';
import { reserve } from '#copy/reserve';
import { shownCall } from '#mocks/copySamples';
import { NOT_DISPLAYED, textsOf } from '#mocks/copyTexts';
import { SearchField } from '#src/components/base/form/SearchField/SearchField';
import { BUTTON_WIDTH_MAX, textWidth } from './buttonLength';
import {
  audienceOf,
  putIntoAddress,
  queryInAddress,
  search,
  toAddress,
  withHoles,
  type Searched as SearchedRow,
} from './copySearch';
import { CopyGroup, CopyTable, type CopyPlace, type CopyRow } from './CopyTable';
import { Filter, ReviewPage } from './CopyTable.styles';
import { copyUsesOf, names, parametersOf, type SourceFile } from './copyUses';
import { showing, storyPlaceOf } from './storyPlaces';

type Row = CopyRow & Pick<SearchedRow, 'pattern'>;

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

/** Converts the glob's relative paths to paths from the repository's root. */
const here = '/src/components/review/';
const program: SourceFile[] = Object.entries(sources).map(([path, text]) => ({
  path: new URL(path, `http://root${here}`).pathname.slice(1),
  text,
}));
const uses = program.filter(({ path }) => !path.endsWith('.stories.tsx')).flatMap(copyUsesOf);
const stories = program.map(storyPlaceOf).filter((place) => place !== null);
const fileOf = (path: string): string => path.replace(/^.*\/|\.ts$/g, '');

/** The most places of a text; readers would not open more. */
const MOST = 6;
/** For texts of the server, and texts without a story. */
const NOWHERE: CopyPlace = { name: '이야기에 없음', href: null };
const ON_THE_SERVER: CopyPlace = { name: '서버와 터미널', href: null };
/** The program's files that use a text of the catalogue; without any, those that use it through another text. */
const usersOf = (key: string): string[] => {
  const paths = uses.filter((use) => names(use, key)).map(({ path }) => path);
  const users = paths.filter((path) => path.startsWith('src/'));
  if (users.length > 0) return users;
  const files = paths.filter((path) => path.startsWith('copy/')).map(fileOf);
  const through = uses.filter(({ prefix }) => files.some((file) => prefix.startsWith(`${file}.`)));
  return through.map(({ path }) => path).filter((path) => path.startsWith('src/'));
};
/** The stories of the components that use a text; each opens with the text highlighted (.storybook/findText.ts). */
const placesOf = (key: string, pattern: string): CopyPlace[] => {
  const users = usersOf(key);
  if (users.length === 0) return [ON_THE_SERVER];
  const found = new Map(users.flatMap((path) => showing(path, stories)).map(({ title, id }) => [title, id]));
  const find = toAddress(pattern);
  const places = [...found].map(([name, id]) => ({ name, href: `/?path=/story/${id}&globals=find:${find}` }));
  return places.length > 0 ? places.slice(0, MOST) : [NOWHERE];
};

const rowsOf = (file: string, catalogue: Record<string, unknown>): Row[] => {
  const written = program.find(({ path }) => path === `copy/${file}.ts`)?.text ?? '';
  const samples = new Map<string, readonly unknown[]>();
  const call = (path: string, arity: number) => {
    const given = shownCall(path, parametersOf(written, path.slice(path.lastIndexOf('.') + 1), arity));
    samples.set(path, given);
    return [given];
  };
  return Object.entries(catalogue)
    .flatMap(([exported, value]) => textsOf(`${file}.${exported}`, value, call))
    .map(([key, text]) => {
      const pattern = withHoles(text, samples.get(key) ?? []);
      return {
        key,
        text,
        pattern,
        width: textWidth(text),
        limit: uses.some((use) => names(use, key) && use.onButton && use.prefix === key) ? BUTTON_WIDTH_MAX : null,
        places: placesOf(key, pattern),
      };
    });
};
const groups = Object.entries(modules)
  .map(([path, catalogue]) => ({ file: fileOf(path), catalogue }))
  .filter(({ file }) => !NOT_DISPLAYED.includes(file))
  .map(({ file, catalogue }) => ({ file, rows: rowsOf(file, catalogue) }))
  .filter(({ rows }) => rows.length > 0);

const WORDS = {
  text: '문구와 이름',
  width: '길이',
  where: '나오는 곳',
  shown: (count: number) => `${count}개`,
};
/** Filters besides the places themselves. */
const EVERYWHERE = '모두';
const AUDIENCES = { '방문자가 보는 곳': 'visitor', '운영자가 보는 곳': 'operator' } as const;

const isAt = ({ places }: Row, filter: string): boolean =>
  filter === EVERYWHERE ||
  places.some(({ name }) =>
    filter in AUDIENCES ? audienceOf(name) === AUDIENCES[filter as keyof typeof AUDIENCES] : name === filter,
  );

interface CatalogueProps {
  /** The initial search text. */
  query: string;
}

/** All texts of the catalogue: by file, or the results of a search, best first. */
function AllCopy({ query: given }: CatalogueProps) {
  const [query, setQuery] = useState(() => given || queryInAddress());
  const [filter, setFilter] = useState(EVERYWHERE);
  const found = search(
    groups.flatMap(({ rows }) => rows),
    query,
  );
  const places = [...new Set(found.flatMap((row) => row.places.map(({ name }) => name)))].sort();
  const rows = found.filter((row) => isAt(row, filter));
  return (
    <ReviewPage>
      <h1>문구 전체</h1>
      <SearchField
        label="문구나 이름"
        placeholder="예약 취소"
        submitLabel="찾기"
        value={query}
        maxLength={400}
        onSearch={(text) => {
          setQuery(text);
          setFilter(EVERYWHERE);
          putIntoAddress(text);
        }}
      />
      <Filter>
        <span>나오는 곳</span>
        <select value={filter} onChange={(event) => setFilter(event.currentTarget.value)}>
          {[EVERYWHERE, ...Object.keys(AUDIENCES), ...places].map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </Filter>
      <p role="status">{rows.length === 0 ? '찾는 문구가 없습니다. 글의 일부만 적어 보세요.' : `${rows.length}개`}</p>
      {query !== '' && rows.length > 0 && <CopyTable words={WORDS} rows={rows} />}
      {query === '' && (
        <>
          <p>
            사이트에서 복사한 글을 그대로 붙여 넣어도 찾습니다. 나오는 곳을 누르면 그 이야기가 열리고 글에 테두리가
            보입니다. 길이는 한글을 1, 영문과 숫자와 빈칸을 0.5로 세고, 단추는 한도가 함께 적혀 있습니다. 고치는 방법은
            ‘처음/시작하기’에 있습니다.
          </p>
          <div>
            {groups
              .map(({ file, rows: its }) => ({ file, rows: its.filter((row) => isAt(row, filter)) }))
              .filter(({ rows: its }) => its.length > 0)
              .map((group) => (
                <CopyGroup key={group.file} words={WORDS} {...group} />
              ))}
          </div>
        </>
      )}
    </ReviewPage>
  );
}

const meta: Meta<CatalogueProps> = {
  title: '전체',
  id: 'copy-all',
  args: { query: '' },
  render: (args) => <AllCopy {...args} />,
};
export default meta;
type Story = StoryObj<CatalogueProps>;

export const All: Story = {
  play: async ({ canvas }) => {
    const rows = groups.flatMap((group) => group.rows);
    await expect(rows.length).toBeGreaterThan(400);
    await expect(canvas.getByRole('status')).toHaveTextContent(`${rows.length}개`);
    // A real click would move the focus to it.
    const summary = canvas.getByText('lookup', { selector: 'summary > b, summary > b *' });
    summary.click();
    await expect(await canvas.findByText('lookup.lookup.confirm')).toBeVisible();
    summary.click();
    await waitFor(() => expect(canvas.queryByText('lookup.lookup.confirm')).toBeNull());
  },
};
/** An exact match is first, then the texts that begin with the query. */
export const Searched: Story = {
  tags: ['both-widths'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), `${reserve.book}{Enter}`);
    const [, first, ...others] = await canvas.findAllByRole('row');
    const text = within(first!).getByText(reserve.book, { selector: 'p, p *' });
    await expect(text).toBeVisible();
    const saying = others.map((row) => row.querySelector('p')?.textContent ?? '');
    const begins = saying.map((text) => text.startsWith(reserve.book));
    await expect(begins.lastIndexOf(true)).toBeLessThan(begins.indexOf(false));
    // Visible without scrolling in Storybook's window with its panel.
    await expect(text.getBoundingClientRect().bottom).toBeLessThan(480);
  },
};
export const FoundByItsText: Story = {
  name: '글로 찾음',
  args: { query: lookup.confirm },
  play: async ({ canvas }) => {
    await canvas.findByText('lookup.lookup.confirm');
    const link = canvas.getByRole('link', { name: '방문자/예약 확인·취소/찾은 예약 · FoundBooking' });
    await expect(link.getAttribute('href')).toMatch(
      /^\/\?path=\/story\/found-booking--[a-z-]+&globals=find:t[a-z\d]+(-[a-z\d]+)+$/,
    );
    await expect(canvas.queryByText('lookup.lookup.title')).toBeNull();
  },
};
export const CopiedFromTheSite: Story = {
  name: '사이트에서 복사한 글',
  args: { query: `  ${bookingForm.submit('14명')}\n` },
  play: async ({ canvas }) => {
    await canvas.findByText('bookingForm.bookingForm.submit');
  },
};
export const WhatVisitorsSee: Story = {
  name: '방문자가 보는 것',
  args: { query: '전화로' },
  play: async ({ canvas, userEvent }) => {
    const shown = () => parseInt(canvas.getByRole('status').textContent, 10);
    const all = shown();
    const filter = canvas.getByRole('combobox', { name: /나오는 곳/ });
    await userEvent.selectOptions(filter, '모두');
    await userEvent.selectOptions(filter, '방문자가 보는 곳');
    await waitFor(() => expect(shown()).toBeLessThan(all));
    await expect(shown()).toBeGreaterThan(5);
  },
};
export const NothingFound: Story = {
  args: { query: '없는 문구입니다' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('찾는 문구가 없습니다.');
  },
};
