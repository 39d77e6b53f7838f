/** Titles follow from the folders (.storybook/main.ts). */
export interface Section {
  /** Relative to the root. */
  folder: string;
  title: string;
}

const under = (parent: string, title: string, folders: Record<string, string>): Section[] =>
  Object.entries(folders).map(([folder, name]) => ({ folder: `${parent}/${folder}`, title: `${title}/${name}` }));

/** For designers and QA (처음), at the top of the sidebar, in this order. The names are the headings. */
export const HANDBOOK: Section = { folder: 'src/components/review/handbook', title: '처음' };
export const HANDBOOK_PAGES = ['Start', 'Texts', 'Tokens', 'Pictures', 'NewComponent'].map((name) => `${name}.mdx`);

/** At the end of the sidebar. */
export const REVIEW: Section = { folder: 'src/components/review', title: '문구' };

/** In the order of the sidebar: from visible pages down to their parts, in the order of use. */
export const SECTIONS: readonly Section[] = [
  ...under('src/features/visitor', '화면/방문자', {
    home: '홈',
    reserve: '예약일정',
    booking: '예약하기',
    waiting: '대기',
    lookup: '예약 확인·취소',
    manifest: '승선자명부',
    catch: '조황',
    about: '선박소개',
    privacy: '개인정보 처리방침',
  }),
  ...under('src/features/operator', '화면/운영자', {
    auth: '로그인',
    dashboard: '홈',
    days: '출조일',
    guests: '예약자',
    refunds: '환불',
    deposits: '입금내역',
    stats: '통계',
    catch: '조황',
    messages: '메시지',
    settings: '설정',
  }),
  { folder: 'src/app', title: '화면/주소와 오류' },
  ...under('src/components/visitor', '방문자', {
    calendar: '예약일정',
    booking: '예약하기',
    lookup: '예약 확인·취소',
    waiting: '대기',
    manifest: '승선자명부',
    catch: '조황',
  }),
  ...under('src/components/operator', '운영자', {
    days: '출조일',
    bookings: '예약자',
    money: '입금·환불',
    waiting: '대기',
    stats: '통계',
    content: '선박소개·조황',
    settings: '설정',
    account: '로그인',
    shell: '틀과 알림',
  }),
  { folder: 'src/components/trip', title: '출조일과 배' },
  { folder: 'src/components/frame', title: '틀' },
  ...under('src/components/base', '기초', {
    foundations: '토대',
    actions: '누르는 것',
    form: '입력',
    feedback: '알림',
    display: '표시',
  }),
];

/**
 * Section, Korean name, and name in code; the title of stories with data through RTK Query
 * (`GuestRow.connected.stories.tsx`) says so instead. Null for files outside of all sections.
 */
export const titleOf = (path: string, koreanName: string): string | null => {
  const section = SECTIONS.find(({ folder }) => path.startsWith(`${folder}/`));
  if (!section) return null;
  const name = path.replace(/^.*\/|\.stories\.tsx$/g, '');
  return `${section.title}/${koreanName} · ${name.endsWith('.connected') ? '서버 자료로' : name}`;
};

/** For components, but not for pages (화면), which fill a window. */
export const hasDocsPage = (path: string): boolean => path.includes('/src/components/') && !path.includes('/review/');
