import { focusPageOnceHere } from './focus';

const title = (text: string): void => {
  document.body.innerHTML = `<main id="main" tabindex="-1"><h1 id="page-title" tabindex="-1">${text}</h1><p>글</p></main>`;
};
/** The page is observed asynchronously. */
const observed = (): Promise<void> => Promise.resolve();
const focused = (): string | null | undefined => document.activeElement?.textContent;

let stop = (): void => undefined;
beforeEach(() => {
  title('12월 5일(토) 승선 확인');
  stop = focusPageOnceHere();
});
afterEach(() => stop());

it('연 화면의 제목이 다른 제목으로 바뀌면, 초점도 새 제목으로 간다', async () => {
  expect(focused()).toBe('12월 5일(토) 승선 확인');
  title('등록되지 않은 출조일입니다.');
  await observed();
  expect(focused()).toBe('등록되지 않은 출조일입니다.');
});

it('사람이 누르거나 글자를 친 뒤에는 초점을 옮기지 않는다', async () => {
  document.dispatchEvent(new Event('pointerdown'));
  title('등록되지 않은 출조일입니다.');
  await observed();
  expect(document.activeElement).toBe(document.body);
});
