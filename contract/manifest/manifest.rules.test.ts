import { describe, expect, it } from '@jest/globals';
import { cleanPerson, personProblems, type PersonDraft } from './manifest.rules';

const NOW = new Date('2026-11-20T08:24:00+09:00');
const WRITTEN: PersonDraft = {
  name: '김바다',
  sex: 'M',
  birth: '19650312',
  address: '경남 통영시',
  phone: '010-1234-5678',
  emergency: '055-123-4567',
};
const codesOf = (typed: Partial<PersonDraft>) =>
  personProblems(cleanPerson({ ...WRITTEN, ...typed }), NOW).map(({ code }) => code);

describe('승선자명부의 한 분', () => {
  it.each(['19650312', '1965.03.12', '１９６５０３１２', '20261120', '19060101'])('생년월일 %s을 받는다', (birth) => {
    expect(codesOf({ birth })).toEqual([]);
  });
  it.each(['19650231', '20261121', '18900101', '00000000'])(
    '여덟 자리라도 없는 날 %s은 없는 날이라고 한다',
    (birth) => {
      expect(codesOf({ birth })).toEqual(['BIRTH_UNREAL']);
    },
  );
  it.each(['', '650312', '1965-3-12', '1965. 3. 12.'])('여덟 자리가 아닌 생년월일 %s은 자릿수를 말한다', (birth) => {
    expect(codesOf({ birth })).toEqual(['BIRTH_INVALID']);
  });
  it('비상연락처는 적은 모양이 달라도 본인 번호일 수 없다', () => {
    expect(codesOf({ emergency: '+82 10-1234-5678' })).toEqual(['EMERGENCY_SAME']);
    expect(codesOf({ emergency: '010-8765-4321' })).toEqual([]);
  });
  it('둘 다 비어 있으면 같다고 하지 않는다', () => {
    expect(codesOf({ phone: '', emergency: '' })).toEqual(['PERSON_PHONE_INVALID', 'EMERGENCY_INVALID']);
  });
});
