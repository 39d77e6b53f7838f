/** In the order of the official form. */
export const manifestCsv = {
  columns: {
    role: '구분',
    name: '성명',
    sex: '성별',
    birth: '생년월일',
    address: '주소',
    phone: '연락처',
    emergency: '비상연락처',
  },
  roles: { CAPTAIN: '선장', CREW: '선원', PASSENGER: '승객' },
  sexes: { M: '남', F: '여' },
  /** Without extension. */
  file: (date: string) => `승선자명부 ${date}`,
} as const;
