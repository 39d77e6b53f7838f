import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { inCatalogue, readCatalogue, typedInPlays } from './storyTexts';

const root = path.resolve(import.meta.dirname, '..');
const catalogue = await readCatalogue();
const stories = ts.sys.readDirectory(path.join(root, 'src'), ['.stories.tsx']).map((file) => path.relative(root, file));

const parse = (text: string): ts.SourceFile =>
  ts.createSourceFile('X.stories.tsx', text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
/** `displayed text → its key in copy/`, for the texts that a story's plays type literally. */
const typed = (story: string, text: string): string[] =>
  typedInPlays(parse(text)).flatMap((said) => {
    const [found] = inCatalogue(story, said, catalogue);
    return found ? [`${story}: ${said.text} → ${found.key}`] : [];
  });

describe('이야기의 play는 문구를 copy/에서 가져온다', () => {
  it('목록에 있는 문구를 손으로 적은 play가 없다', () => {
    expect(stories.length).toBeGreaterThan(100);
    expect(stories.flatMap((story) => typed(story, readFileSync(path.join(root, story), 'utf8')))).toEqual([]);
  });
});

describe('손으로 적은 문구를 찾는 법', () => {
  const ROW = 'src/components/operator/GuestRow/GuestRow.stories.tsx';
  const found = (play: string, before = ''): string[] =>
    typed(ROW, `${before}\nexport const A = { play: async ({ canvas, userEvent }) => {\n${play}\n} };`);

  it('단추의 이름, 물음의 설명, 값을 끼운 문장을 찾는다', () => {
    expect(found("canvas.getByRole('button', { name: '입금확인' })")).toEqual([`${ROW}: 입금확인 → guest.guest.pay`]);
    expect(found("canvas.getByText('예약번호 4821-0937-6654')")).toEqual([
      `${ROW}: 예약번호 4821-0937-6654 → guest.guest.number`,
    ]);
    expect(found("const said = '환불 없음'; expect(row).toHaveTextContent(said)")).toHaveLength(1);
  });
  it('정규식과 틀에 옮겨 적은 문구의 한 부분도 찾는다', () => {
    expect(found('expect(dialog).toHaveAccessibleDescription(/환불이 필요한지/)')).toEqual([
      `${ROW}: 환불이 필요한지 → guest.guest.paidWarning`,
    ]);
    expect(found("canvas.getByText(`${'김바다'} 전화 걸기`)")).toHaveLength(1);
    expect(found('canvas.getByText(/^2명분 자리의 예약을.*받습니다\\.$/)')).toHaveLength(1);
    expect(found('canvas.queryByText(/환불/)')).toHaveLength(1);
    expect(found('canvas.getByText(/2명$/)')).toEqual([]);
    expect(found('canvas.getByText(/풍랑주의보로 운항/)', "const data = '풍랑주의보로 운항하지 않습니다.';")).toEqual(
      [],
    );
  });
  it('값을 적는 칸의 이름은 적는 값과 달리 화면의 문구이다', () => {
    expect(found("userEvent.type(canvas.getByLabelText('수정'), '삭제')")).toEqual([`${ROW}: 수정 → guest.guest.edit`]);
  });
  it('여러 play가 나누어 쓰는 함수에서도 찾는다', () => {
    const step = "const pay = async ({ canvas }) => { canvas.getByRole('button', { name: '입금확인' }) };";
    expect(found('', step)).toHaveLength(1);
  });
  it('자료, 사람이 적는 값, 이야기가 스스로 건넨 글은 그대로 둔다', () => {
    expect(found("canvas.getByText('김바다')")).toEqual([]);
    expect(found("userEvent.type(box, '수정'); expect(box).toHaveValue('수정')")).toEqual([]);
    expect(found("stored = { ...day, memo: '수정' }")).toEqual([]);
    expect(found("canvas.getByText('수정')", "const meta = { args: { label: '수정' } };")).toEqual([]);
  });
  it('이야기의 컴포넌트가 쓰지 않는 문구는 남의 것이다', () => {
    expect(found("canvas.getByText('바다에 나온 새벽호')")).toEqual([]);
  });
});
