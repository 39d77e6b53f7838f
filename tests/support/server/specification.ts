const INFO = ['name', 'desc', 'tel', 'owner', 'address', 'bizno', 'bank', 'band', 'homepage'];
const LOGIC = ['month', 'reserveTime', 'ktAdmin', 'useReserveFind'];
const DAY = ['id', 'date', 'week', 'state', 'fish', 'totalCount', 'guestCount', 'memo', 'price', 'reservePrice'];
const GUEST = [
  'id',
  'guestId',
  'name',
  'phone',
  'guestCount',
  'reserveDate',
  'reserveWeek',
  'createdAt',
  'completedAt',
  'state',
  'memo',
  'date',
];
const USER = ['id', 'userid'];

/** From section 7, with the fields of section 3. */
export interface SpecifiedCall {
  method: 'get' | 'post';
  path: string;
  query?: string[];
  payload?: string[];
  /** Fields, or the name of a single value; absent if unspecified. */
  answer?: string[] | 'state' | 'count' | 'token';
}

/** In the order of section 7. */
export const SPECIFIED_CALLS: readonly SpecifiedCall[] = [
  { method: 'get', path: '/api/config/config-info', answer: INFO },
  { method: 'get', path: '/api/config/config-logic', answer: LOGIC },
  { method: 'get', path: '/api/reserve/list', query: ['year', 'month'], answer: DAY },
  { method: 'get', path: '/api/reserve/{id}', answer: DAY },
  { method: 'get', path: '/api/reserve/date/{date}', answer: DAY },
  {
    method: 'post',
    path: '/api/guest/create',
    payload: ['id', 'name', 'password', 'tel', 'guestCount'],
    answer: GUEST,
  },
  { method: 'post', path: '/api/guest/find', payload: ['guestId', 'password'], answer: GUEST },
  { method: 'post', path: '/api/guest/cancel', payload: ['guestId', 'password'] },
  {
    method: 'post',
    path: '/api/auth/signin',
    payload: ['userid', 'password'],
    answer: ['token', 'refreshToken', 'user'],
  },
  { method: 'post', path: '/api/auth/reissue', answer: 'token' },
  { method: 'get', path: '/api/auth/info', answer: USER },
  { method: 'post', path: '/api/manage/reserve/update-memo', payload: ['id', 'memo'] },
  { method: 'post', path: '/api/manage/reserve/update-state', payload: ['id', 'state'], answer: 'state' },
  {
    method: 'post',
    path: '/api/manage/reserve/update-reserve',
    payload: ['totalCount', 'fish', 'price', 'reservePrice', 'stdate', 'eddate'],
    answer: 'count',
  },
  { method: 'get', path: '/api/manage/guest/{id}/complete' },
  { method: 'get', path: '/api/manage/guest/{id}/cancel' },
  { method: 'get', path: '/api/manage/guest/{id}/delete' },
  { method: 'get', path: '/api/manage/guest/{id}', answer: ['date', 'name', 'phone', 'guestCount'] },
  { method: 'post', path: '/api/manage/guest/guest-update', payload: ['id', 'name', 'tel', 'guestCount'] },
  {
    method: 'get',
    path: '/api/manage/guest/summary',
    answer: ['totalCount', 'todayCount', 'wattingCount', 'paymentCount'],
  },
  {
    method: 'post',
    path: '/api/manage/guest/list',
    query: ['page'],
    payload: ['id', 'state', 'date', 'keyword', 'page'],
    answer: ['list', 'totalElements', 'page', 'totalPages'],
  },
  { method: 'post', path: '/api/manage/config/store-info', payload: INFO },
  { method: 'post', path: '/api/manage/config/store-logic', payload: LOGIC },
  {
    method: 'post',
    path: '/api/manage/user/change-password',
    payload: ['id', 'password', 'newPassword', 'newPasswordConfirm'],
  },
  { method: 'post', path: '/api/manage/image/store-logo', payload: ['imageFile'] },
];
