export const rowList = {
  row: (number: number) => `${number}번 줄`,
  up: '위로',
  down: '아래로',
  remove: '삭제',
  upOf: (name: string) => `${name} 위로`,
  downOf: (name: string) => `${name} 아래로`,
  removeOf: (name: string) => `${name} 삭제`,
  add: (list: string) => `${list} 추가`,
  moved: (name: string, place: number, rows: number) => `${name}, ${rows}줄 중 ${place}번으로 옮겼습니다.`,
  removed: (name: string) => `${name} 줄을 삭제했습니다.`,
} as const;
