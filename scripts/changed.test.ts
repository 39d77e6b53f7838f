import { expect, it } from '@jest/globals';
import { reachedFrom } from './changed';

const reached = async (...changed: string[]) => {
  const found = await reachedFrom(changed);
  if (!found) throw new Error('everything');
  return found;
};

it('컴포넌트 하나를 바꾸면 그것을 쓰는 이야기를, 예약 화면에 닿으면 방문자의 길도 본다', async () => {
  const { stories, specs, tests } = await reached('src/components/operator/bookings/GuestRow/GuestRow.tsx');
  expect(stories).toContain('src/components/operator/bookings/GuestRow/GuestRow.stories.tsx');
  expect(stories).toContain('src/features/operator/guests/GuestRow.connected.stories.tsx');
  expect(stories).not.toContain('src/components/visitor/booking/BookingForm/BookingForm.stories.tsx');
  expect(tests).not.toContain('server/bookings/deadlines/deadline.test.ts');
  expect(specs).toEqual([]);
  expect((await reached('src/components/visitor/booking/BookingForm/BookingForm.tsx')).specs).toEqual([
    'tests/e2e/booking.spec.ts',
  ]);
});

it('서버의 파일 하나를 바꾸면 같은 방과, 그것을 쓰는 것의 테스트를 본다', async () => {
  const { tests, stories } = await reached('server/bookings/deadlines/deadline.ts');
  expect(tests).toEqual(
    expect.arrayContaining(['server/bookings/deadlines/deadline.test.ts', 'server/bookings/make/bookings.test.ts']),
  );
  expect(tests).not.toContain('server/auth/auth.test.ts');
  expect(stories).toEqual([]);
});

it('계약과 테마를 바꾸면 서버와 화면에서 그것을 쓰는 모든 것을 본다', async () => {
  const rules = await reached('contract/booking/deadline.rules.ts');
  expect(rules.tests).toEqual(
    expect.arrayContaining(['contract/booking/deadline.rules.test.ts', 'server/bookings/deadlines/deadline.test.ts']),
  );
  expect(rules.stories.length).toBeGreaterThan(0);
  const theme = await reached('src/components/base/theme/tokens.ts');
  expect(theme.stories).toEqual(
    expect.arrayContaining([
      'src/components/base/actions/Button/Button.stories.tsx',
      'src/features/visitor/booking/BookingPage.stories.tsx',
    ]),
  );
});

it('받아들인 그림은 그 이야기만 본다', async () => {
  expect(await reached('tests/stories/baselines/390/refund-list--done.webp')).toMatchObject({
    stories: ['src/components/operator/money/RefundList/RefundList.stories.tsx'],
    specs: [],
  });
});

it('새 문구는 그 문구를 보는 전체 흐름 테스트까지 본다', async () => {
  expect((await reached('copy/waiting.ts')).specs).toContain('tests/e2e/waiting.spec.ts');
});

it.each([
  'package.json',
  'jest.config.ts',
  '.storybook/preview.tsx',
  'tests/stories/baselines.ts',
  'scripts/suites.ts',
])('%s이 바뀌면 모두 본다', async (file) => {
  expect(await reachedFrom([file])).toBeNull();
});

it('지운 파일은 실행할 것에 들어가지 않는다', async () => {
  const { changed } = await reached('src/gone.ts', 'src/store/api.ts');
  expect(changed).toEqual(['src/store/api.ts']);
});
