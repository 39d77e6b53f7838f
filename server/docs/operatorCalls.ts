import { API } from '../../contract/paths';
import type { CallDoc } from './callDoc';

const needs = 'login';
/** A GET that changes something, as the specification has it, and the POST beside it. */
const change = (call: 'completeGuest' | 'cancelGuest' | 'deleteGuest'): CallDoc[] => {
  const doc = { call, path: API[call], tag: 'manageGuest', sections: '4, 7', needs } as const;
  return [
    { ...doc, method: 'get', refusals: ['NOT_FOUND', 'CONFLICT', 'FORBIDDEN'] },
    { ...doc, method: 'post', refusals: ['NOT_FOUND', 'CONFLICT'], twin: true },
  ];
};

/** What the logged-in operator may call (specification 6). */
export const OPERATOR_CALLS: readonly CallDoc[] = [
  {
    call: 'updateDayState',
    method: 'post',
    path: API.updateDayState,
    tag: 'manageReserve',
    sections: '4, 7',
    needs,
    refusals: ['NOT_FOUND', 'CONFLICT'],
  },
  {
    call: 'updateDayMemo',
    method: 'post',
    path: API.updateDayMemo,
    tag: 'manageReserve',
    sections: '5, 7',
    needs,
    refusals: ['NOT_FOUND', 'CONFLICT'],
  },
  {
    call: 'bulkUpdate',
    method: 'post',
    path: API.bulkUpdate,
    tag: 'manageReserve',
    sections: '5, 7',
    needs,
    refusals: ['CONFLICT'],
  },
  { call: 'guestList', method: 'post', path: API.guestList, tag: 'manageGuest', sections: '2, 3, 7', needs },
  { call: 'guestSummary', method: 'get', path: API.guestSummary, tag: 'manageGuest', sections: '3, 7', needs },
  {
    call: 'guest',
    method: 'get',
    path: API.guest,
    tag: 'manageGuest',
    sections: '5, 7',
    needs,
    refusals: ['NOT_FOUND'],
  },
  {
    call: 'updateGuest',
    method: 'post',
    path: API.updateGuest,
    tag: 'manageGuest',
    sections: '4, 5, 7',
    needs,
    refusals: ['NOT_FOUND', 'CONFLICT'],
  },
  ...change('completeGuest'),
  ...change('cancelGuest'),
  ...change('deleteGuest'),
  {
    call: 'guestCsv',
    method: 'get',
    path: API.guestCsv,
    tag: 'manageGuest',
    needs,
    answers: ['text/csv'],
    refusals: ['NOT_FOUND'],
  },
  { call: 'attention', method: 'get', path: API.attention, tag: 'manageGuest', needs },
  { call: 'refunds', method: 'get', path: API.refunds, tag: 'manageGuest', needs },
  {
    call: 'markRefunded',
    method: 'post',
    path: API.markRefunded,
    tag: 'manageGuest',
    needs,
    refusals: ['NOT_FOUND', 'CONFLICT'],
  },
  { call: 'storeInfo', method: 'post', path: API.storeInfo, tag: 'manageConfig', sections: '3, 5, 7', needs },
  { call: 'storeLogic', method: 'post', path: API.storeLogic, tag: 'manageConfig', sections: '3, 5, 7', needs },
  {
    call: 'storeLogo',
    method: 'post',
    path: API.storeLogo,
    tag: 'manageConfig',
    sections: '3, 5, 7',
    needs,
    refusals: ['IMAGE_UNREADABLE', 'FILE_TOO_LARGE', 'TOO_MANY_REQUESTS'],
    carries: 'file',
  },
  { call: 'removeLogo', method: 'delete', path: API.storeLogo, tag: 'manageConfig', needs },
  {
    call: 'changePassword',
    method: 'post',
    path: API.changePassword,
    tag: 'manageConfig',
    sections: '3, 5, 7',
    needs,
    refusals: ['CONFLICT', 'TOO_MANY_REQUESTS'],
  },
  { call: 'history', method: 'get', path: API.history, tag: 'manageWatch', needs },
  { call: 'messages', method: 'get', path: API.messages, tag: 'manageWatch', needs },
  {
    call: 'retryMessage',
    method: 'post',
    path: API.retryMessage,
    tag: 'manageWatch',
    needs,
    refusals: ['NOT_FOUND', 'CONFLICT'],
  },
  {
    call: 'events',
    method: 'get',
    path: API.events,
    tag: 'manageWatch',
    sections: '3',
    needs: 'ticket',
    answers: ['text/event-stream'],
  },
];
