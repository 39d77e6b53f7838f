export const passwordField = {
  show: '표시',
  hide: '숨기기',
} as const;
