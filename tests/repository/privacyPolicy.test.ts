import { describe, expect, it } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { privacyPolicy } from '#copy/privacyPolicy';

const root = path.resolve(import.meta.dirname, '../..');
/** Code that stores data in a browser: storage, cookie, history state. */
const STORES =
  /\.setItem\(|\bwriteStored\(|\bopenDB\b|\bdeviceStore<|window\.localStorage\)|'Set-Cookie'|navigate\((?:[^()]|\([^()]*\))*,(?:[^()]|\([^()]*\))*\bstate\b/;

/** Each such file with the policy's words for it; null if the data contain nothing about guests. */
const STORED: Record<string, string | null> = {
  'server/auth/auth.routes.ts': '그 기기를 알아보는 쿠키',
  'src/app/browserTokens.ts': '로그인 정보',
  'src/app/loadChunk.ts': null,
  'src/app/main.tsx': '로그인 정보',
  // Photographs and text of a post.
  'src/features/operator/drafts/catchDraft.ts': null,
  // The operator's filters.
  'src/features/operator/search/usePagedSearch.ts': null,
  'src/features/operator/live/useLive.ts': '로그인 정보',
  // Stores the callers' data.
  'src/features/visitor/drafts/browserStorage.ts': null,
  'src/features/visitor/ownBookings/ownBookings.ts': '예약번호와 출조일을 브라우저에',
  'src/features/visitor/drafts/useFormDraft.ts': '신청을 마치기 전에 적은 이름, 휴대폰 번호, 인원',
  'src/features/visitor/manifest/personDrafts.ts': '저장하지 않은 내용은 그 브라우저 탭에',
  'src/features/visitor/manifest/rememberedPeople.ts': '‘이 브라우저에 기억합니다’를 선택하신 분의 내용만',
  'src/features/visitor/booking/pendingDraw.ts': null,
  'src/features/visitor/booking/useBooking.ts': '신청한 내용을 그 브라우저 탭의 방문 기록에',
  'src/features/visitor/waiting/OfferPage.tsx': '신청한 내용을 그 브라우저 탭의 방문 기록에',
  'src/features/visitor/waiting/WaitingPage.tsx': '신청한 내용을 그 브라우저 탭의 방문 기록에',
  // Base of two databases.
  'src/store/device/deviceStore.ts': null,
  'src/store/device/seaStore.ts': '승선자 명단(이름, 휴대폰 번호, 인원)',
};

const filesIn = (folder: string): string[] =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(?:test|stories)\.tsx?$/.test(file))
    .map((file) => path.posix.join(folder, file.replaceAll(path.sep, '/')));

describe('개인정보 처리방침', () => {
  const keeping = ['src', 'server']
    .flatMap(filesIn)
    .filter((file) => STORES.test(readFileSync(path.join(root, file), 'utf8')));

  it('브라우저에 무엇을 두는 파일은 모두 알려져 있다', () => {
    expect(keeping.sort()).toEqual(Object.keys(STORED).sort());
  });

  it('브라우저에 두는 개인정보를 모두 알린다', () => {
    const said = [...privacyPolicy.sections, privacyPolicy.manifest]
      .flatMap(({ texts, items = [] }: { texts: readonly string[]; items?: readonly string[] }) => [...texts, ...items])
      .join('\n');
    const words = Object.values(STORED).filter((part) => part !== null);
    expect(words.filter((part) => !said.includes(part))).toEqual([]);
  });
});
