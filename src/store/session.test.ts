import { afterEach, describe, expect, test } from '@jest/globals';
import { aJwt, fetchDouble, restoreFetch } from '#tests/support/jest/fetchDouble';
import { NOW_SECONDS, testStore, tokensFor } from '#tests/support/jest/testStore';
import { daysApi } from './endpoints/days';
import {
  changedElsewhere,
  refusedElsewhere,
  signedIn,
  signedOut,
  signedOutElsewhere,
  signedOutTokens,
  tokenExpiry,
  tokensOf,
} from './session';

afterEach(restoreFetch);

describe('토큰의 만료', () => {
  test('토큰에 적힌 초 단위 시각을 읽는다', () => {
    expect(tokenExpiry(aJwt(NOW_SECONDS + 900))).toBe(NOW_SECONDS + 900);
    expect(tokensOf(aJwt(NOW_SECONDS), 'r')).toEqual({
      user: aJwt(NOW_SECONDS),
      refreshToken: 'r',
      expireAt: NOW_SECONDS,
    });
  });

  test('주소용 문자(-, _)와 한글이 든 토큰도 읽는다', () => {
    const jwt = aJwt(NOW_SECONDS, '관리자?>~ÿ갈치참돔');
    expect(jwt.split('.')[1]).toMatch(/[-_]/);
    expect(tokenExpiry(jwt)).toBe(NOW_SECONDS);
  });

  test.each(['', 'x', 'a.b.c', '<html>502</html>', `a.${Buffer.from('{"exp":"soon"}').toString('base64url')}.c`])(
    '토큰이 아닌 %j에는 만료가 없다',
    (value) => {
      expect(tokenExpiry(value)).toBeNull();
    },
  );
});

describe('로그인은 저장소에 남는다', () => {
  test('시작할 때 저장된 토큰을 읽고, 쓰지는 않는다', () => {
    const { session, write } = testStore(tokensFor(900));
    expect(session()).toEqual(tokensFor(900));
    expect(write).not.toHaveBeenCalled();
  });

  test('로그인하면 토큰 셋을 쓴다', () => {
    const { store, write } = testStore();
    store.dispatch(signedIn(tokensFor(900)));
    expect(write.mock.calls).toEqual([[tokensFor(900), null]]);
  });

  test('로그아웃하면 모두 지운다', () => {
    const { store, session, write } = testStore(tokensFor(900));
    store.dispatch(signedOut());
    expect(session()).toEqual({ ...signedOutTokens, end: 'signedOut' });
    expect(write.mock.calls).toEqual([[signedOutTokens, 'signedOut']]);
  });

  test('토큰을 갱신하면 새 토큰을 쓴다', async () => {
    const fresh = tokensFor(900, 'second');
    fetchDouble(({ url }) =>
      url.endsWith('/reissue')
        ? new Response(fresh.user, { headers: { 'Refresh-Token': fresh.refreshToken ?? '' } })
        : Response.json([]),
    );
    const { store, write } = testStore(tokensFor(-1));
    await store.dispatch(daysApi.endpoints.getDayList.initiate({ year: 2026, month: 12 }));
    expect(write.mock.calls).toEqual([[fresh, null]]);
  });

  test('다른 탭이 바꾼 토큰은 따르되 되쓰지 않는다', () => {
    const { store, session, write } = testStore();
    store.dispatch(changedElsewhere(tokensFor(900)));
    expect(session()).toEqual(tokensFor(900));
    expect(write).not.toHaveBeenCalled();
  });

  test.each([
    ['로그아웃', signedOutElsewhere(), 'signedOut'],
    ['서버가 끝낸 로그인', refusedElsewhere(), 'refused'],
  ])('다른 탭의 %s도 따르되 저장소에는 쓰지 않는다', (_, action, end) => {
    const { store, session, write } = testStore(tokensFor(900));
    store.dispatch(action);
    expect(session()).toEqual({ ...signedOutTokens, end });
    expect(write).not.toHaveBeenCalled();
  });

  test('가게마다 제 토큰을 가진다: 한 곳의 로그인은 다른 곳의 로그인이 아니다', () => {
    const one = testStore();
    const other = testStore();
    one.store.dispatch(signedIn(tokensFor(900)));
    expect(other.session()).toEqual(signedOutTokens);
    expect(other.write).not.toHaveBeenCalled();
  });
});
