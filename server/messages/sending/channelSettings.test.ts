import { StartFailure } from '#server/start/StartFailure';
import { readChannelSettings } from './channelSettings';

const SOLAPI = {
  MESSAGE_CHANNEL: 'solapi',
  SOLAPI_API_KEY: 'KEY',
  SOLAPI_API_SECRET: 'a-secret-of-the-provider',
  SOLAPI_SENDER: '02-000-0000',
};
const failure = (environment: Record<string, string>): string => {
  try {
    readChannelSettings(environment);
  } catch (error) {
    if (error instanceof StartFailure) return error.message;
    throw error;
  }
  throw new Error('nothing was wrong');
};

it('아무것도 정하지 않으면 기록만 한다', () => {
  expect(readChannelSettings({})).toEqual({ channel: 'log', operatorTel: null });
  expect(readChannelSettings({ MESSAGE_CHANNEL: '', MESSAGE_OPERATOR_TEL: '' })).toEqual({
    channel: 'log',
    operatorTel: null,
  });
});

it('솔라피: 수정 안내는 따로 정하지 않으면 신청 안내의 템플릿을 쓴다', () => {
  expect(
    readChannelSettings({
      ...SOLAPI,
      MESSAGE_OPERATOR_TEL: '010-0000-0000',
      SOLAPI_PF_ID: 'KA01PF',
      SOLAPI_TEMPLATE_BOOKED: 'KA01TP',
    }),
  ).toEqual({
    channel: 'solapi',
    operatorTel: '010-0000-0000',
    solapi: {
      url: 'https://api.solapi.com',
      apiKey: 'KEY',
      apiSecret: 'a-secret-of-the-provider',
      sender: '02-000-0000',
      pfId: 'KA01PF',
      templates: { BOOKED: 'KA01TP', EDITED: 'KA01TP' },
    },
  });
});

it('웹훅', () => {
  const WEBHOOK_URL = 'https://hook.example/boat';
  const WEBHOOK_SECRET = 'sixteen letters!';
  expect(readChannelSettings({ MESSAGE_CHANNEL: 'webhook', WEBHOOK_URL, WEBHOOK_SECRET })).toEqual({
    channel: 'webhook',
    operatorTel: null,
    webhook: { url: WEBHOOK_URL, secret: WEBHOOK_SECRET },
  });
});

it.each<[string, Record<string, string>, string]>([
  [
    '모르는 채널',
    { MESSAGE_CHANNEL: 'pigeon' },
    '설정 MESSAGE_CHANNEL: log, solapi, webhook 가운데 하나여야 합니다. 현재 값: "pigeon"',
  ],
  [
    '솔라피의 빠진 설정',
    { MESSAGE_CHANNEL: 'solapi', SOLAPI_API_KEY: 'KEY' },
    '설정 SOLAPI_API_SECRET: MESSAGE_CHANNEL=solapi이면 정해야 합니다. / 설정 SOLAPI_SENDER: MESSAGE_CHANNEL=solapi이면 정해야 합니다.',
  ],
  [
    '번호가 아닌 발신번호',
    { ...SOLAPI, SOLAPI_SENDER: '선장' },
    '설정 SOLAPI_SENDER: 숫자와 하이픈으로 된 전화번호여야 합니다. (예: 010-0000-0000) 현재 값: "선장"',
  ],
  [
    '채널 없는 템플릿',
    { ...SOLAPI, SOLAPI_TEMPLATE_PAID: 'KA01TP' },
    '설정 SOLAPI_PF_ID: 알림톡 템플릿을 정했으면 카카오톡 채널도 정해야 합니다.',
  ],
  [
    '템플릿 없는 채널',
    { ...SOLAPI, SOLAPI_PF_ID: 'KA01PF' },
    '설정 SOLAPI_TEMPLATE_BOOKED: 카카오톡 채널을 정했으면 알림톡 템플릿을 하나 이상 정해야 합니다.',
  ],
  [
    '웹훅의 빠진 설정',
    { MESSAGE_CHANNEL: 'webhook', WEBHOOK_URL: 'https://hook.example' },
    '설정 WEBHOOK_SECRET: MESSAGE_CHANNEL=webhook이면 정해야 합니다.',
  ],
  [
    '주소가 아닌 웹훅 주소',
    { MESSAGE_CHANNEL: 'webhook', WEBHOOK_URL: 'ftp://hook.example', WEBHOOK_SECRET: 'sixteen letters!' },
    '설정 WEBHOOK_URL: http:// 또는 https://로 시작하는 주소여야 합니다.',
  ],
  [
    '짧은 비밀',
    { MESSAGE_CHANNEL: 'webhook', WEBHOOK_URL: 'https://hook.example', WEBHOOK_SECRET: 'short' },
    '설정 WEBHOOK_SECRET: 16자 이상이어야 합니다.',
  ],
])('%s은 한국어 한 줄로 알린다', (_, environment, line) => {
  expect(failure(environment)).toBe(line);
});

it('비밀은 알리지 않는다', () => {
  expect(failure({ ...SOLAPI, SOLAPI_API_SECRET: 'a secret with spaces' })).not.toContain('spaces');
});
