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
  response?: string[] | 'state' | 'count' | 'token';
}

/** In the order of section 7. */
export const SPECIFIED_CALLS: readonly SpecifiedCall[] = [
  { method: 'get', path: '/api/config/config-info', response: INFO },
  { method: 'get', path: '/api/config/config-logic', response: LOGIC },
  { method: 'get', path: '/api/reserve/list', query: ['year', 'month'], response: DAY },
  { method: 'get', path: '/api/reserve/{id}', response: DAY },
  { method: 'get', path: '/api/reserve/date/{date}', response: DAY },
  {
    method: 'post',
    path: '/api/guest/create',
    payload: ['id', 'name', 'password', 'tel', 'guestCount'],
    response: GUEST,
  },
  { method: 'post', path: '/api/guest/find', payload: ['guestId', 'password'], response: GUEST },
  { method: 'post', path: '/api/guest/cancel', payload: ['guestId', 'password'] },
  {
    method: 'post',
    path: '/api/auth/signin',
    payload: ['userid', 'password'],
    response: ['token', 'refreshToken', 'user'],
  },
  { method: 'post', path: '/api/auth/reissue', response: 'token' },
  { method: 'get', path: '/api/auth/info', response: USER },
  { method: 'post', path: '/api/manage/reserve/update-memo', payload: ['id', 'memo'] },
  { method: 'post', path: '/api/manage/reserve/update-state', payload: ['id', 'state'], response: 'state' },
  {
    method: 'post',
    path: '/api/manage/reserve/update-reserve',
    payload: ['totalCount', 'fish', 'price', 'reservePrice', 'stdate', 'eddate'],
    response: 'count',
  },
  { method: 'get', path: '/api/manage/guest/{id}/complete' },
  { method: 'get', path: '/api/manage/guest/{id}/cancel' },
  { method: 'get', path: '/api/manage/guest/{id}/delete' },
  { method: 'get', path: '/api/manage/guest/{id}', response: ['date', 'name', 'phone', 'guestCount'] },
  { method: 'post', path: '/api/manage/guest/guest-update', payload: ['id', 'name', 'tel', 'guestCount'] },
  {
    method: 'get',
    path: '/api/manage/guest/summary',
    response: ['totalCount', 'todayCount', 'wattingCount', 'paymentCount'],
  },
  {
    method: 'post',
    path: '/api/manage/guest/list',
    query: ['page'],
    payload: ['id', 'state', 'date', 'keyword', 'page'],
    response: ['list', 'totalElements', 'page', 'totalPages'],
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
