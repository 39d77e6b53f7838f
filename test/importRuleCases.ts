export interface Rule {
  name: string;
  /** The file that contains the code. It need not exist, but its imports must. */
  file: string;
  forbidden: string[];
  allowed: string[];
  /** The ESLint rule that must report an error; default: the import rule. */
  rule?: string;
}

const inCss = (declaration: string): string =>
  `code import { css } from 'styled-components'; const s = 'var(--s-8)'; export const a = [s, css\`${declaration}\`];`;

/**
 * One entry for each import rule: code that ESLint refuses in a file, and code that it accepts. A plain entry is an
 * imported module; `type x`, `export x` and `import() x` are other kinds of import, and `code …` is code as it is.
 */
export const RULES: Rule[] = [
  {
    name: 'contract의 스키마는 zod만 쓴다',
    file: 'contract/probe/probe.schema.ts',
    forbidden: ['react', 'fastify', 'kysely', 'node:fs', '../../copy/format', '../../mocks/now'],
    allowed: ['zod', '../day/day.rules'],
  },
  {
    name: 'contract의 규칙은 달력 패키지 둘만 쓰고 zod를 값으로 끌어오지 않는다',
    file: 'contract/probe/probe.rules.ts',
    forbidden: ['zod', '../day/day.schema', 'es-hangul'],
    allowed: ['korean-lunar-calendar', '@hyunbinseo/holidays-kr', '../day/calendar.rules', 'type ../day/day.schema'],
  },
  {
    name: 'copy는 es-hangul과 contract만 쓴다',
    file: 'copy/probe.ts',
    forbidden: ['react', '../src/components/base/theme/tokens', '../contract/day/day.schema'],
    allowed: ['es-hangul', './format', '../contract/day/calendar.rules', 'type ../contract/day/day.schema'],
  },
  {
    name: '컴포넌트는 store, features, app, 라우터를 모른다',
    file: 'src/components/visitor/Probe/Probe.tsx',
    forbidden: [
      '../../../store/store',
      '../../../store/api',
      '../../../store/hooks',
      '../../../features/visitor/reserve/weekdays.slice',
      '../../../app/main',
      '../../../../mocks/now',
      'react-router-dom',
      'react-redux',
      '@reduxjs/toolkit',
      'zod',
      'msw',
    ],
    allowed: [
      '../../base/theme/tokens',
      '../../base/actions/Button/Button',
      '../../../../copy/format',
      '../../../../contract/paths',
      'react',
    ],
  },
  {
    name: 'src는 스키마에서 타입만 가져온다',
    file: 'src/features/visitor/probe/Probe.tsx',
    forbidden: ['../../../../contract/day/day.schema', '../../../../contract/errors'],
    allowed: [
      'type ../../../../contract/day/day.schema',
      'type ../../../../contract/errors',
      '../../../../contract/day/day.rules',
    ],
  },
  {
    name: '컴포넌트도 스키마에서 타입만 가져온다',
    file: 'src/components/visitor/Probe/Probe.tsx',
    forbidden: ['../../../../contract/day/day.schema'],
    allowed: ['type ../../../../contract/day/day.schema'],
  },
  {
    name: '기능은 다른 기능, app, 서버, store.ts를 쓰지 않는다',
    file: 'src/features/visitor/probe/Probe.tsx',
    forbidden: [
      '../reserve/weekdays.slice',
      '../../../app/main',
      '../../../store/store',
      '../../../../server/app',
      '../../../../mocks/now',
      'import() ../reserve/weekdays.slice',
      'export ../reserve/weekdays.slice',
    ],
    allowed: [
      '../../../store/api',
      '../../../store/hooks',
      '../../../store/reducer',
      '../../../store/endpoints/days',
      '../../../components/base/actions/Button/Button',
    ],
  },
  {
    name: '방문자의 컴포넌트는 운영자의 것을 모른다',
    file: 'src/components/visitor/Probe/Probe.tsx',
    forbidden: ['../../operator/SeatGauge/SeatGauge', '../../review/CopyTable'],
    allowed: [
      '../../trip/TideMark/TideMark',
      '../../frame/PageSection/PageSection',
      '../../base/actions/Button/Button',
    ],
  },
  {
    name: '운영자의 컴포넌트는 방문자의 것을 모른다',
    file: 'src/components/operator/Probe/Probe.tsx',
    forbidden: ['../../visitor/PayDetails/PayDetails'],
    allowed: ['../../trip/TideMark/TideMark', '../SeatGauge/SeatGauge'],
  },
  {
    name: '출조일의 컴포넌트는 방문자와 운영자의 것과 틀을 모른다',
    file: 'src/components/trip/Probe/Probe.tsx',
    forbidden: [
      '../../visitor/PayDetails/PayDetails',
      '../../operator/SeatGauge/SeatGauge',
      '../../frame/PageSection/PageSection',
    ],
    allowed: ['../TideMark/TideMark', '../../base/actions/Button/Button'],
  },
  {
    name: '틀은 기초만 쓴다',
    file: 'src/components/frame/Probe/Probe.tsx',
    forbidden: ['../../trip/TideMark/TideMark', '../../visitor/PayDetails/PayDetails'],
    allowed: ['../PageSection/PageSection', '../../base/actions/Button/Button'],
  },
  {
    name: '기초는 기초만 쓴다',
    file: 'src/components/base/form/Probe/Probe.tsx',
    forbidden: ['../../../trip/TideMark/TideMark', '../../../frame/PageSection/PageSection'],
    allowed: ['../../actions/Button/Button', '../../theme/tokens'],
  },
  {
    name: '방문자의 화면은 운영자의 컴포넌트를 쓰지 않는다',
    file: 'src/features/visitor/reserve/Probe.tsx',
    forbidden: ['../../../components/operator/SeatGauge/SeatGauge', '../../../components/review/CopyTable'],
    allowed: ['../../../components/visitor/PayDetails/PayDetails', '../../../components/trip/TideMark/TideMark'],
  },
  {
    name: '운영자의 화면은 방문자의 컴포넌트를 쓰지 않는다',
    file: 'src/features/operator/days/Probe.tsx',
    forbidden: ['../../../components/visitor/PayDetails/PayDetails', '../../visitor/reserve/weekdays.slice'],
    allowed: ['../../../components/operator/SeatGauge/SeatGauge', './dayFilter.slice'],
  },
  {
    name: '기능들이 함께 쓰는 것은 기능도, 방문자나 운영자의 컴포넌트도 모른다',
    file: 'src/features/base/Probe.tsx',
    forbidden: [
      '../visitor/reserve/weekdays.slice',
      '../operator/base/usePagedSearch',
      '../../components/operator/SeatGauge/SeatGauge',
    ],
    allowed: ['../../store/api', '../../components/frame/Page/useStillHere', './Screen'],
  },
  {
    name: '운영자의 기능들이 함께 쓰는 것은 기능을 모르고, 방문자는 쓰지 않는다',
    file: 'src/features/operator/base/probe.ts',
    forbidden: ['../days/dayFilter.slice', '../../../components/visitor/PayDetails/PayDetails'],
    allowed: ['./searches.slice', '../../base/useAction', '../../../components/operator/SeatGauge/SeatGauge'],
  },
  {
    name: '방문자의 기능은 운영자가 함께 쓰는 것을 쓰지 않는다',
    file: 'src/features/visitor/reserve/Probe.tsx',
    forbidden: ['../../operator/base/usePagedSearch'],
    allowed: ['../../base/Screen'],
  },
  {
    name: '기능은 자기 조각은 쓴다',
    file: 'src/features/visitor/reserve/Probe.tsx',
    forbidden: ['../../operator/days/dayFilter.slice'],
    allowed: ['./weekdays.slice'],
  },
  {
    name: '조각(slice)은 서버의 자료를 모른다',
    file: 'src/features/visitor/probe/probe.slice.ts',
    forbidden: ['../../../store/api', '../../../components/base/actions/Button/Button'],
    allowed: ['@reduxjs/toolkit', '../../../../contract/day/day.rules'],
  },
  {
    name: 'store.ts도 기능을 모른다: 조각은 기능이 가져온다',
    file: 'src/store/store.ts',
    forbidden: ['../features/visitor/reserve/weekdays.slice', '../components/base/actions/Button/Button'],
    allowed: ['./api', './reducer', './session'],
  },
  {
    name: 'store는 기능을 모르고, store.ts는 형으로만 안다',
    file: 'src/store/endpoints/probe.ts',
    forbidden: [
      '../../features/visitor/reserve/weekdays.slice',
      '../store',
      '../../components/base/actions/Button/Button',
    ],
    allowed: ['../api', 'type ../store', '../../../contract/paths'],
  },
  {
    name: 'app은 기능과 store를 쓰고, 서버와 mocks는 쓰지 않는다',
    file: 'src/app/Probe.tsx',
    forbidden: ['../../server/app', '../../mocks/now', '../../contract/day/day.schema'],
    allowed: ['../store/store', '../components/base/actions/Button/Button', 'react-router-dom'],
  },
  {
    name: '서버는 src를 쓰지 않는다',
    file: 'server/probe/probe.service.ts',
    forbidden: ['../../src/store/api', '../../src/components/base/theme/tokens', '../../mocks/now'],
    allowed: ['../../contract/day/day.rules', '../../contract/day/day.schema', '../../copy/errors'],
  },
  {
    name: '경로(routes)는 서비스까지만 안다',
    file: 'server/probe/probe.routes.ts',
    forbidden: ['../days/days.repository', '../days/days.routes', '../app', '../main', 'kysely'],
    allowed: ['../days/days.service', 'fastify'],
  },
  {
    name: '서비스는 저장소까지만 안다',
    file: 'server/probe/probe.service.ts',
    forbidden: ['../days/days.routes', '../days/days.service', 'fastify', '../app'],
    allowed: ['../days/days.repository'],
  },
  {
    name: '저장소는 데이터베이스만 안다',
    file: 'server/probe/probe.repository.ts',
    forbidden: ['../days/days.service', '../days/days.routes', '../days/days.repository', 'fastify'],
    allowed: ['kysely', '../../contract/day/day.rules'],
  },
  {
    name: '같은 방의 서비스는 서로 쓴다',
    file: 'server/bookings/probe.service.ts',
    forbidden: ['../days/days.service', './bookings.routes', 'kysely', 'type kysely'],
    allowed: ['./act.service', './bookings.repository', '../days/days.repository'],
  },
  {
    name: '같은 방의 저장소는 서로 쓴다',
    file: 'server/bookings/probe.repository.ts',
    forbidden: ['./act.service', '../days/days.repository'],
    allowed: ['./bookings.repository', 'kysely'],
  },
  {
    name: '이름만 있는 파일은 Kysely를 모른다',
    file: 'server/bookings/probe.ts',
    forbidden: ['kysely', 'type kysely', './bookings.routes', '../app'],
    allowed: ['./bookings.repository', 'type ../db/tables'],
  },
  ...['probe.ts', 'probe.service.ts', 'probe.routes.ts'].map((name): Rule => ({
    name: `건네받은 db로도 질의하지 않는다 (${name})`,
    file: `server/bookings/${name}`,
    forbidden: [
      'code export const a = (db: { selectFrom: (t: string) => void }) => db.selectFrom("days");',
      'code export const a = (db: { updateTable: (t: string) => void }) => db.updateTable("days");',
    ],
    allowed: ['code export const a = (days: { find: (t: string) => void }) => days.find("days");'],
    rule: 'no-restricted-syntax',
  })),
  {
    name: '질의는 저장소에 있다',
    file: 'server/bookings/probe.repository.ts',
    forbidden: ["code export const a = '예약';"],
    allowed: ['code export const a = (db: { selectFrom: (t: string) => void }) => db.selectFrom("days");'],
    rule: 'no-restricted-syntax',
  },
  {
    name: 'mocks는 contract와 msw만 쓴다',
    file: 'mocks/probe.ts',
    forbidden: ['../src/store/api', '../server/app', '../copy/format', 'react'],
    allowed: ['../contract/day/day.schema', './now', 'msw'],
  },
  {
    name: 'e2e는 코드를 모르고 주소와 규칙과 문구만 안다',
    file: 'e2e/probe.spec.ts',
    forbidden: ['../contract/day/day.schema', '../src/store/api', '../server/app', '../mocks/builders'],
    allowed: ['../contract/paths', '../contract/day/day.rules', '../copy/format', '@playwright/test', 'node:fs'],
  },
  {
    name: '.storybook은 컴포넌트와 mocks만 쓴다',
    file: '.storybook/probe.tsx',
    forbidden: [
      '../src/store/store',
      '../src/store/hooks',
      '../src/features/visitor/reserve/weekdays.slice',
      '../src/app/main',
      '../copy/format',
      './site',
    ],
    allowed: ['../src/components/base/theme/tokens', '../mocks/now'],
  },
  {
    name: '화면의 이야기를 두르는 사이트는 store, 훅, 세션, 컴포넌트, mocks만 쓴다',
    file: '.storybook/site.tsx',
    forbidden: ['../src/store/api', '../src/features/visitor/reserve/weekdays.slice', '../src/app/main', './preview'],
    allowed: [
      '../src/store/store',
      '../src/store/hooks',
      '../src/store/session',
      '../src/components/base/theme/tokens',
      '../mocks/now',
    ],
  },
  {
    name: '화면의 이야기를 두르는 사이트는 화면의 이야기만 쓴다',
    file: 'src/app/Probe.tsx',
    forbidden: ['../../.storybook/site'],
    allowed: ['../store/store'],
  },
  {
    name: '화면의 이야기는 그 사이트를 쓴다',
    file: 'src/features/visitor/reserve/Probe.stories.tsx',
    forbidden: ['../../../../.storybook/preview'],
    allowed: ['../../../../.storybook/site'],
  },
  {
    name: '.storybook은 아무도 쓰지 않는다',
    file: 'src/components/visitor/Probe/Probe.stories.tsx',
    forbidden: [
      '../../../../.storybook/preview',
      '../../../store/api',
      '../../../features/visitor/reserve/weekdays.slice',
    ],
    allowed: ['../../../../mocks/now', '../../base/actions/Button/Button', '@storybook/react-vite'],
  },
  {
    name: 'styled-components의 기본 내보내기는 쓰지 않는다',
    file: 'src/components/visitor/Probe/Probe.styles.ts',
    forbidden: ["code import styled from 'styled-components'; export const a = styled.p``;"],
    allowed: ["code import { styled } from 'styled-components'; export const a = styled.p``;"],
    rule: 'no-restricted-imports',
  },
  {
    name: '컴포넌트는 직접 호출하지 않는다',
    file: 'src/components/visitor/Probe/Probe.tsx',
    forbidden: [
      "code export const load = () => fetch('/api');",
      'code export const open = () => new EventSource("/x");',
    ],
    allowed: ['code export const load = (answer: () => string) => answer();'],
    rule: 'no-restricted-globals',
  },
  ...[
    'src/components/visitor/Probe/Probe.tsx',
    'src/features/visitor/probe/Probe.tsx',
    'src/app/Probe.tsx',
    'server/probe/probe.service.ts',
  ].map((file): Rule => ({
    name: `한글 문구는 copy에만 있다 (${file})`,
    file,
    forbidden: ["code export const a = '예약';", 'code export const a = (n: number) => `${n}명`;'],
    allowed: ["code export const a = 'booking';", 'code /** 예약 */ export const a = 1;'],
    rule: 'no-restricted-syntax',
  })),
  {
    name: 'JSX 안의 한글도 마찬가지다',
    file: 'src/components/visitor/Probe/Probe.tsx',
    forbidden: ['code export const A = () => <p>예약</p>;', 'code export const A = () => <p title="예약" />;'],
    allowed: ['code export const A = ({ text }: { text: string }) => <p>{text}</p>;'],
    rule: 'no-restricted-syntax',
  },
  {
    name: '이야기(stories)에는 한글이 있어도 된다',
    file: 'src/components/visitor/Probe/Probe.stories.tsx',
    forbidden: [],
    allowed: ["code export const a = '예약';"],
    rule: 'no-restricted-syntax',
  },
  {
    name: '시각은 인자로 받는다',
    file: 'contract/probe/probe.rules.ts',
    forbidden: ['code export const a = new Date();', 'code export const a = Date.now();'],
    allowed: ['code export const a = (now: Date) => new Date(now);'],
    rule: 'no-restricted-syntax',
  },
  {
    name: '환경 변수는 server/main.ts만 읽는다',
    file: 'server/probe/probe.service.ts',
    forbidden: ['code export const a = process.env;'],
    allowed: ['code export const a = process.pid;'],
    rule: 'no-restricted-properties',
  },
  {
    name: '색은 토큰에서 온다',
    file: 'src/components/visitor/Probe/Probe.styles.ts',
    forbidden: ["code import { css } from 'styled-components'; export const a = css`color: #0f62c4;`;"],
    allowed: ["code import { css } from 'styled-components'; export const a = css`color: var(--ink);`;"],
    rule: 'no-restricted-syntax',
  },
  {
    name: '여백은 토큰에서 온다 (3px까지는 가는 선과 눈맞춤이다)',
    file: 'src/components/visitor/Probe/Probe.styles.ts',
    forbidden: [
      'padding: ${s} 14px;',
      'margin-inline: calc(-1 * 20px);',
      'gap: 6px;',
      'top: 88px;',
      'transform: translateY(-12px);',
    ].map(inCss),
    allowed: [
      'padding: ${s} calc(${s} + 1px);',
      'margin-top: 3px;',
      'width: ${s}; height: 28px;',
      'border-left: 4px solid;',
      'border: ${s} 5px;',
    ].map(inCss),
    rule: 'styles/spacing',
  },
];
