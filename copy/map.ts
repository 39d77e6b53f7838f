export const map = {
  of: (address: string) => `${address} 지도`,
  zoomIn: '확대',
  zoomOut: '축소',
  loading: '지도를 불러오는 중입니다.',
  failed: '지도를 불러오지 못했습니다.',
} as const;
