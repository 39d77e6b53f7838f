import { describe, expect, test } from '@jest/globals';
import { readdirSync } from 'node:fs';
import { ERROR_CODES, FIELD_CODES } from '#contract/errors';
import { hardCalls } from '#mocks/copySamples';
import { NOT_DISPLAYED, textsOf } from '#mocks/copyTexts';

const files = readdirSync(new URL('.', import.meta.url)).filter(
  (name) => /^[\w-]+\.ts$/.test(name) && !NOT_DISPLAYED.includes(name.replace('.ts', '')),
);
const texts: [string, string][] = [];
for (const file of files) {
  const name = file.replace('.ts', '');
  const catalogue = (await import(`./${name}`)) as Record<string, unknown>;
  for (const [exported, value] of Object.entries(catalogue))
    texts.push(...textsOf(`${name}.${exported}`, value, hardCalls));
}
/** The keys and values of texts that break a rule. */
const breaking = (rule: (text: string, path: string) => boolean): string[] => [
  ...new Set(texts.filter(([path, text]) => rule(text, path)).map(([path, text]) => `${path}: ${text}`)),
];

/** Nouns that end in 요. */
const NOUNS = /(필요|중요|주요|수요|개요|소요|동요)$/;
/** The ends of a text's sentences: the part before a full stop, a question mark or the end. */
const endings = (text: string): string[] => text.split(/[.!?…]+(?=\s|$)|\n/).map((part) => part.trim());

/** Texts that the server prints on the terminal: they name settings and commands, and are indented. */
const onTerminal = (path: string): boolean => path.startsWith('server.') || path.startsWith('commands.');
/** The API document names fields, headers and states as in the wire format. */
const forDevelopers = (path: string): boolean => path.startsWith('apiDocs.');

/** Texts with the specification's wording for a failure (4, 8). */
const SAYS_FAILED = ['admin.admin.day.memoFailed', 'admin.admin.day.memoRefused', 'session.session.refreshFailed'];

const RULES: Record<string, (text: string, path: string) => boolean> = {
  '해요체로 끝나지 않는다': (text) =>
    endings(text).some((end) => /[가-힣]요['"”’)]*$/.test(end) && !/ 주세요$/.test(end) && !NOUNS.test(end)),
  '부탁은 ‘…해 주세요’이고, 주세요 앞을 띄어 쓴다': (text) => /세요/.test(text.replaceAll(/[가-힣] 주세요/g, '')),
  '반말과 ‘…다’로 끝나는 글이 아니라 합쇼체이다': (text) =>
    /(?<!니)다\.(\s|$)/.test(text) || /[가-힣]어\.(\s|$)/.test(text),
  '실패는 ‘…하지 못했습니다’이고 ‘…할 수 없었습니다’가 아니다': (text) => text.includes('수 없었습니다'),
  '‘실패’라는 말은 명세가 정한 곳에만 있다': (text, path) => text.includes('실패') && !SAYS_FAILED.includes(path),
  '사이트를 맡은 사람은 ‘운영자’이고 ‘관리자’가 아니다': (text) => text.includes('관리자'),
  '빈칸을 두 번 띄우거나 글의 끝에 두지 않는다': (text, path) => {
    const said = onTerminal(path) ? text.trimStart() : text;
    return /\s{2,}/.test(said) || said !== said.trim();
  },
  '조사를 둘 다 적지 않는다': (text) =>
    /[을를은는이가와과]\s?[(/]\s?[을를은는이가와과][)\s]|\((으|이)\)|[을를은는]\//.test(text),
  '말줄임을 점 세 개로 적지 않는다': (text) => /\.\.|…/.test(text),
  // The about page of a new boat has no texts that its operator has not saved.
  '빈 글이 아니다': (text, path) => text === '' && !path.startsWith('aboutContent.'),
  '빠진 값을 찍지 않는다': (text) => /undefined|null|NaN|\[object/.test(text),
  '단위 앞을 띄우지 않는다': (text) => /\d (명(?!단)|건|만원|일 전|자 이하|분 동안)/.test(text),
  '한글은 한 글자로 조합되어 있다': (text) => text !== text.normalize('NFC'),
  '영어를 말하지 않는다': (text, path) =>
    path !== 'frame.frame.routeErrorTitle' &&
    !onTerminal(path) &&
    !forDevelopers(path) &&
    /[A-Za-z]/.test(text.replaceAll(/\b(PNG|JPEG|WebP|HEIC|QR)\b|\d+MB|https?:\/\/\S+/g, '')),
};

describe('문구 목록의 말씨', () => {
  test('모든 목록의 모든 글을 본다', () => {
    expect(files).toEqual(
      expect.arrayContaining(['admin.ts', 'auth.ts', 'booking.ts', 'errors.ts', 'format.ts', 'frame.ts', 'guest.ts']),
    );
    expect(files).toContain('reserve.ts');
    expect(texts.length).toBeGreaterThan(250);
    expect(texts.map(([, text]) => text)).toEqual(
      expect.arrayContaining(['3명 예약하기', '2026년 12월 5일(토)', '메모는 50자 이하로 입력해 주세요.']),
    );
  });

  test.each(Object.entries(RULES))('%s', (_, rule) => {
    expect(breaking(rule)).toEqual([]);
  });
});

describe('말씨의 규칙은 어긴 글을 잡아낸다', () => {
  test.each([
    ['해요체로 끝나지 않는다', ['저장했어요', '예약돼요.', '괜찮아요?', '안녕하세요!', '‘예약해요’ (좋아요)']],
    [
      '부탁은 ‘…해 주세요’이고, 주세요 앞을 띄어 쓴다',
      ['입력해주세요.', '입력하세요', '주세요', '확인하세요. 입력해 주세요.'],
    ],
    ['반말과 ‘…다’로 끝나는 글이 아니라 합쇼체이다', ['저장했다.', '저장했다. 확인해 주세요.', '저장했어.']],
    ['실패는 ‘…하지 못했습니다’이고 ‘…할 수 없었습니다’가 아니다', ['저장할 수 없었습니다.']],
    ['‘실패’라는 말은 명세가 정한 곳에만 있다', ['요청에 실패했습니다.', '발송 실패']],
    ['사이트를 맡은 사람은 ‘운영자’이고 ‘관리자’가 아니다', ['관리자 로그인']],
    ['빈칸을 두 번 띄우거나 글의 끝에 두지 않는다', ['저장  되었습니다.', '저장 ', ' 저장', '저장\n\n되었습니다.']],
    [
      '조사를 둘 다 적지 않는다',
      ['메모을(를) 입력', '메모은(는) 50자', '상태(으)로 변경', '이름이(가) 없습니다', '메모를/을 입력'],
    ],
    ['말줄임을 점 세 개로 적지 않는다', ['불러오는 중...', '불러오는 중…']],
    ['빈 글이 아니다', ['']],
    ['빠진 값을 찍지 않는다', ['undefined명', 'NaN만원', '[object Object]']],
    ['단위 앞을 띄우지 않는다', ['3 명', '10 만원', '3 일 전']],
    ['한글은 한 글자로 조합되어 있다', ['예약'.normalize('NFD')]],
    ['영어를 말하지 않는다', ['Save', '예약 OK']],
  ])('%s', (name, wrong) => {
    for (const text of wrong) expect([text, RULES[name]?.(text, 'sample')]).toEqual([text, true]);
  });

  test.each([
    '변경하시겠습니까?',
    '환불이 필요한지 확인해 주세요.',
    '입금 필요',
    '2026년 12월 5일(토)까지',
    '(4~10자)',
    '1명',
    '길게 눌러 복사해 주세요.',
  ])('%s은 바른 글이다', (text) => {
    for (const [name, rule] of Object.entries(RULES)) expect([name, rule(text, 'sample')]).toEqual([name, false]);
  });
});

test('오류와 항목의 코드는 코드 그대로 화면에 찍히지 않는다', () => {
  for (const code of [...ERROR_CODES, ...FIELD_CODES])
    expect(texts.filter(([, text]) => text.includes(code)).map(([path]) => path)).toEqual([]);
});
