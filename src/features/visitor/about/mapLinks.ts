/** On phones these open the service's app if it is installed. */
export const kakaoMapOf = (address: string): string =>
  `https://map.kakao.com/link/search/${encodeURIComponent(address)}`;
export const naverMapOf = (address: string): string => `https://map.naver.com/p/search/${encodeURIComponent(address)}`;
