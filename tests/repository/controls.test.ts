import { describe, expect, it } from '@jest/globals';
import { readableControls } from '../../.storybook/controls';

type Context = Parameters<typeof readableControls>[0];
type Row = ReturnType<typeof readableControls>[string];

/** The row of a prop of this type, in a story with the value `given`. */
const rowOf = (type: object, given?: unknown, more: object = {}): Row | undefined => {
  const argTypes = { value: { name: 'value', description: 'What it is.', type, ...more } };
  return readableControls({ argTypes, initialArgs: { value: given } } as unknown as Context)['value'];
};
const union = (raw: string, ...value: object[]) => ({ name: 'union', raw, value });
const other = (raw: string, value = raw) => ({ name: 'other', raw, value });

describe('설명서의 값', () => {
  it('없을 수 있는 글과 수도 칸에 적는다', () => {
    expect(rowOf(union('string | null'))?.control).toEqual({ type: 'text' });
    expect(rowOf(union('number | undefined'))?.control).toEqual({ type: 'number' });
  });
  it('스키마의 상태도 이야기가 글로 주면 글로 바꾼다', () => {
    expect(rowOf(other('z.infer<typeof dayStateSchema>', 'z.infer'), 'OPEN')?.control).toEqual({ type: 'text' });
  });
  it('몇 가지 가운데 하나이거나 없는 것은 골라서 바꾼다', () => {
    const acts = { name: 'enum', value: ['make', 'end'] };
    expect(rowOf(union('Act | null', acts, other('null')), null)).toMatchObject({
      options: ['make', 'end', null],
      control: { type: 'select' },
    });
  });
  it('적어서 바꿀 수 없는 것에는 칸이 없다: 함수, 요소, 날짜, 파일', () => {
    expect(rowOf(union('((name: string) => void) | undefined'))?.control).toEqual({ disable: true });
    expect(rowOf(other('ReactNode'))?.control).toEqual({ disable: true });
    expect(rowOf(other('Date'), new Date(0))?.control).toEqual({ disable: true });
    expect(rowOf(other('ReactNode'), '목록')?.control).toEqual({ type: 'text' });
  });
  it('이야기가 정한 칸은 그대로 둔다', () => {
    expect(rowOf(other('z.infer'), '갈치', { control: { type: 'color' } })?.control).toEqual({ type: 'color' });
  });
  it('종류는 코드에 적은 그대로 보인다', () => {
    expect(rowOf(other('Omit<TripTerms, "payBack">', 'Omit'))?.table?.type?.summary).toBe('Omit<TripTerms, "payBack">');
    const sizes = { name: 'enum', raw: "'small' | 'large'", value: ['small', 'large'] };
    expect(rowOf(sizes)?.table?.type?.summary).toBe("'small' | 'large'");
  });
  it('컴포넌트의 값이 아니라 이야기만 주는 것은 따로 모은다', () => {
    const rows = readableControls({ argTypes: {}, initialArgs: { entries: [] } } as unknown as Context);
    expect(rows['entries']?.table?.category).toBe('Given by the stories');
    expect(rowOf(other('ReactNode'))?.table?.category).toBeUndefined();
    expect(rowOf(other('string'), '', { description: '', name: '어종' })?.table?.category).toBeUndefined();
  });
});
