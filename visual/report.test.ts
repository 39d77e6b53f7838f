import { describe, expect, it } from '@jest/globals';
import { reportPage } from './report';
import type { Result } from './result';
import type { View } from './views';

const result = (over: Partial<Result> = {}): Result => ({
  inputs: '',
  browser: { version: '1', build: '' },
  filter: [],
  widths: [390, 1280],
  pictures: [],
  gone: [],
  places: null,
  remarks: [],
  ...over,
});
const picture = (id: string, is: Result['pictures'][number]['is'], view: View = '390') => ({
  id,
  title: '기초/Button',
  name: '<b>',
  view,
  is,
  pixels: is === 'different' ? 1234 : null,
});

describe('그림 보고서', () => {
  const page = reportPage(
    result({
      pictures: [
        picture('button--same', 'same'),
        picture('button--primary', 'different'),
        picture('button--new', 'missing', '1280'),
      ],
      gone: [{ id: 'button--old', view: '390' }],
      remarks: ['브라우저가 <다릅니다>.'],
    }),
  );
  it('다른 이야기마다 전, 후, 차이와 받아들이는 명령을 보인다', () => {
    for (const kind of ['before', 'after', 'difference'])
      expect(page).toContain(`src="${kind}/390/button--primary.png"`);
    expect(page).toContain('<code>npm run visual:accept button--primary</code>');
    expect(page).toContain('다릅니다 (1,234픽셀)');
  });
  it('새 이야기는 지금 그림만, 같은 이야기는 보이지 않는다', () => {
    expect(page).toContain('src="after/1280/button--new.png"');
    expect(page).not.toContain('before/1280/button--new.png');
    expect(page).not.toContain('button--same');
  });
  it('이야기가 없어진 그림과 브라우저에 관한 말을 보이고, 글자를 그대로 옮긴다', () => {
    expect(page).toContain('<code>npm run visual:accept button--old</code>');
    expect(page).toContain('브라우저가 &#60;다릅니다&#62;.');
    expect(page).toContain('기초/Button · &#60;b&#62;');
  });
  it('받아들인 그림은 그대로 보이고, 받아들였다고 적혀 있다', () => {
    const after = reportPage(
      result({
        pictures: [{ ...picture('button--primary', 'different'), accepted: true }, picture('chip--open', 'missing')],
      }),
    );
    expect(after).toContain('src="after/390/button--primary.png"');
    expect(after).toContain('받아들였습니다');
    expect(after).not.toContain('npm run visual:accept button--primary');
    expect(after).toContain('npm run visual:accept chip--open');
  });
  it('모두 같으면 볼 것이 없다고 한다', () => {
    expect(reportPage(result({ pictures: [picture('button--same', 'same')] }))).toContain('이야기 0개를 봐야 합니다');
  });
});
