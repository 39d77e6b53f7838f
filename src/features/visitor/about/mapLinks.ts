/** Pages of the map services that look an address up; on a phone they open the app where it is installed. */
export const kakaoMapOf = (address: string): string =>
  `https://map.kakao.com/link/search/${encodeURIComponent(address)}`;
export const naverMapOf = (address: string): string => `https://map.naver.com/p/search/${encodeURIComponent(address)}`;
