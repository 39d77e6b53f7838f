/** Kakao's map script and the modules that it loads. `*.` stands for any host below. */
export const KAKAO_SCRIPT_HOSTS: readonly string[] = ['dapi.kakao.com', '*.daumcdn.net'];

const parsed = (address: string): URL | null => {
  try {
    return new URL(address);
  } catch {
    return null;
  }
};

export const isKakaoScript = (address: string): boolean => {
  const { protocol = '', hostname = '' } = parsed(address) ?? {};
  const isKnown = KAKAO_SCRIPT_HOSTS.some((known) =>
    known.startsWith('*.') ? hostname.endsWith(known.slice(1)) : hostname === known,
  );
  return isKnown && (protocol === 'https:' || protocol === 'http:');
};
