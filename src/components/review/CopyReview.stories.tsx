import type { Meta, StoryObj } from '@storybook/react-vite';
import { useArgs } from 'storybook/preview-api';
import { expect, waitFor, within } from 'storybook/test';
import { bookingForm } from '../../../copy/bookingForm';
import { lookup } from '../../../copy/lookup';
import { COPY_PLACES } from '../../../mocks/copyPlaces';
import { shownCall } from '../../../mocks/copySamples';
import { NOT_DISPLAYED, textsOf } from '../../../mocks/copyTexts';
import { RadioGroup } from '../base/form/RadioGroup/RadioGroup';
import { SearchField } from '../base/form/SearchField/SearchField';
import { BUTTON_WIDTH_MAX, textWidth } from './buttonLength';
import {
  audienceOf,
  fromAddress,
  isFound,
  toAddress,
  withHoles,
  type Audience,
  type Searched as SearchedRow,
} from './copySearch';
import { CopyTable, type CopyPlace, type CopyRow } from './CopyTable';
import { ReviewPage } from './CopyTable.styles';
import { copyUsesOf, names, parametersOf, type SourceFile } from './copyUses';
import { storyPlaceOf } from './storyPlaces';

type Row = CopyRow & Pick<SearchedRow, 'pattern'>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

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
/** Titles of the stories files, by the part of a story's id before `--`. */
const titles = new Map(
  program
    .map(storyPlaceOf)
    .filter((place) => place !== null)
    .map(({ id, title }) => [id.split('--')[0] ?? '', title]),
);

/** URL of a story with the text highlighted (.storybook/findText.ts). */
const addressOf = (id: string, key: string): string => `/?path=/story/${id}&globals=find:${key.replaceAll('.', '-')}`;
const placesOf = (key: string): CopyPlace[] =>
  (COPY_PLACES[key]?.split(' ') ?? []).map((id) => ({
    name: titles.get(id.split('--')[0] ?? '') ?? id,
    href: addressOf(id, key),
  }));
/**
 * Places without a story: texts of the server, of a message that disappears, or of a state that is visible only
 * briefly.
 */
const NOWHERE: CopyPlace = { name: '이야기에 없음', href: null };
const ON_THE_SERVER: CopyPlace = { name: '서버와 터미널', href: null };
const placesWithoutStory = (key: string): CopyPlace =>
  uses.some((use) => names(use, key) && use.path.startsWith('src/')) ? NOWHERE : ON_THE_SERVER;

const fileOf = (path: string): string => path.replace(/^.*\/|\.ts$/g, '');
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
      const places = placesOf(key);
      return {
        key,
        text,
        pattern: withHoles(text, samples.get(key) ?? []),
        width: textWidth(text),
        limit: uses.some((use) => names(use, key) && use.onButton && use.prefix === key) ? BUTTON_WIDTH_MAX : null,
        places: places.length > 0 ? places : [placesWithoutStory(key)],
      };
    });
};
const groups = Object.entries(modules)
  .map(([path, catalogue]) => ({ file: fileOf(path), catalogue }))
  .filter(({ file }) => !NOT_DISPLAYED.includes(file))
  .map(({ file, catalogue }) => ({ file, rows: rowsOf(file, catalogue) }))
  .filter(({ rows }) => rows.length > 0);

const WORDS = {
  key: '이름',
  text: '문구와 이름',
  width: '길이',
  where: '나오는 곳',
  shown: (count: number) => `${count}개`,
};
const AUDIENCES: { value: Audience; label: string }[] = [
  { value: 'all', label: '모두' },
  { value: 'visitor', label: '방문자' },
  { value: 'operator', label: '운영자' },
];

interface CatalogueProps {
  /** Search text, encoded for Storybook's URL (copySearch.ts). */
  query: string;
  audience: Audience;
  onChange: (change: Partial<Pick<CatalogueProps, 'query' | 'audience'>>) => void;
}

/** All texts of the catalogue, searchable by text, key and place of use. */
const AllCopy = ({ query, audience, onChange }: CatalogueProps) => {
  const wanted = fromAddress(query);
  const fits = (row: Row) =>
    isFound(row, wanted) && (audience === 'all' || row.places.some(({ name }) => audienceOf(name) === audience));
  const found = groups
    .map(({ file, rows }) => ({ file, rows: rows.filter(fits) }))
    .filter(({ rows }) => rows.length > 0);
  const count = found.reduce((sum, { rows }) => sum + rows.length, 0);
  return (
    <ReviewPage>
      <h1>문구 전체</h1>
      <p>
        사이트에서 복사한 글을 그대로 붙여 넣어도 찾습니다. 나오는 곳을 누르면 그 이야기가 열리고 글에 테두리가
        보입니다. 길이는 한글을 1, 영문과 숫자와 빈칸을 0.5로 세고, 단추는 한도가 함께 적혀 있습니다. 고치는 방법은
        ‘처음/시작하기’에 있습니다.
      </p>
      <SearchField
        label="문구, 이름, 나오는 곳"
        placeholder="예약 취소"
        submitLabel="찾기"
        value={wanted}
        maxLength={400}
        onSearch={(text) => onChange({ query: toAddress(text) })}
      />
      <RadioGroup
        label="누가 보는 문구"
        options={AUDIENCES}
        value={audience}
        onChange={(next) => onChange({ audience: next })}
      />
      <p role="status">{count === 0 ? '찾는 문구가 없습니다. 글의 일부만 적어 보세요.' : `${count}개`}</p>
      <div>
        <CopyTable words={WORDS} groups={found} open={wanted !== ''} />
      </div>
    </ReviewPage>
  );
};

/** The search text is kept in the URL, so that the Back button and shared links restore it. */
const meta: Meta<CatalogueProps> = {
  title: '전체',
  id: 'copy-all',
  args: { query: '', audience: 'all' },
  render: function Render({ query, audience }) {
    const [, change] = useArgs<CatalogueProps>();
    return <AllCopy query={query} audience={audience} onChange={change} />;
  },
};
export default meta;
type Story = StoryObj<CatalogueProps>;

const openRow = (canvas: Canvas, key: string) => {
  const row = canvas.getByText(key).closest('tr');
  if (!row) throw new Error('no row');
  return within(row);
};

export const All: Story = {
  play: async ({ canvas }) => {
    const rows = groups.flatMap((group) => group.rows);
    await expect(rows.length).toBeGreaterThan(400);
    await expect(canvas.getByRole('status')).toHaveTextContent(`${rows.length}개`);
    // A click by hand would leave the focus on it.
    const summary = canvas.getByText('lookup', { selector: 'summary > b' });
    summary.click();
    await expect(await canvas.findByText('lookup.lookup.confirm')).toBeVisible();
    summary.click();
    await waitFor(() => expect(canvas.queryByText('lookup.lookup.confirm')).toBeNull());
  },
};
export const Searched: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), `${lookup.confirm}{Enter}`);
    await canvas.findByText('lookup.lookup.confirm');
    const link = openRow(canvas, 'lookup.lookup.confirm').getByRole('link', {
      name: '방문자/찾은 예약 · FoundBooking',
    });
    await expect(link.getAttribute('href')).toMatch(
      /^\/\?path=\/story\/found-booking--[a-z-]+&globals=find:lookup-lookup-confirm$/,
    );
    await expect(canvas.queryByText('lookup.lookup.title')).toBeNull();
  },
};
export const CopiedFromTheSite: Story = {
  args: { query: toAddress(`  ${bookingForm.submit('14명')}\n`) },
  play: async ({ canvas }) => {
    await canvas.findByText('bookingForm.bookingForm.submit');
  },
};
export const WhatVisitorsSee: Story = {
  args: { query: toAddress('전화로'), audience: 'visitor' },
  play: async ({ canvas, userEvent }) => {
    const shown = () => parseInt(canvas.getByRole('status').textContent, 10);
    const visitors = shown();
    await expect(visitors).toBeGreaterThan(5);
    await userEvent.click(canvas.getByRole('radio', { name: '모두' }));
    await waitFor(() => expect(shown()).toBeGreaterThan(visitors));
    await userEvent.click(canvas.getByRole('radio', { name: '방문자' }));
    await waitFor(() => expect(shown()).toBe(visitors));
  },
};
export const NothingFound: Story = {
  args: { query: toAddress('없는 문구입니다') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('찾는 문구가 없습니다.');
  },
};
