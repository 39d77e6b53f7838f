import { isKakaoScript } from './kakaoMap.rules';

describe('카카오맵의 스크립트', () => {
  it.each([
    'https://dapi.kakao.com/v2/maps/sdk.js?appkey=k&autoload=false',
    'https://t1.daumcdn.net/mapjsapi/js/main/4.4.19/kakao.js',
    'http://t1.daumcdn.net/mapjsapi/bundle/drawing.js',
  ])('%s 는 받는다', (address) => {
    expect(isKakaoScript(address)).toBe(true);
  });

  it.each([
    'https://dapi.kakao.com.evil.example/sdk.js',
    'https://evil.example/?dapi.kakao.com',
    'https://evildaumcdn.net/a.js',
    'https://dapi.kakao.com@evil.example/a.js',
    'data:text/javascript,alert(1)//dapi.kakao.com',
    'javascript:alert(1)',
    'blob:https://dapi.kakao.com/1',
    '/a.js',
    '',
  ])("'%s' 는 받지 않는다", (address) => {
    expect(isKakaoScript(address)).toBe(false);
  });
});
