/** The facts of a question have changed since it was asked. */
export const changedMeanwhile = {
  hint: '그사이 내용이 바뀌었습니다. 바뀐 내용을 확인하고 다시 눌러 주세요.',
  look: '바뀐 내용 확인',
} as const;
