import { describe, expect, it } from '@jest/globals';
import * as rules from './statement.rules';
import * as lineRules from './statementLines.rules';
import type { UsedDeposit } from './guest.schema';
import type { Awaited, Deposit, InSteps } from './statement.rules';

const finished = <Result>(steps: InSteps<Result>): Result => {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
};
const TODAY = '2026-11-22';
const depositsOfTable = (rows: readonly string[][]) => finished(rules.depositsOfTable(rows, TODAY));
const depositsOfLines = (text: string, today = TODAY) => finished(lineRules.depositsOfLines(text, today));

const table = (text: string): string[][] => text.split('\n').map((line) => line.split('\t'));
const read = (deposits: readonly Deposit[] = []) => deposits.map(({ date, names, amount }) => [date, names[0], amount]);

describe('은행 거래내역 표에서 입금만 읽는다', () => {
  it.each<[string, string]>([
    [
      '위에 안내가 있고, 보낸분/받는분과 출금액·입금액이 따로 있다',
      `계좌번호\t000-00-0000
거래일시\t적요\t보낸분/받는분\t송금메모\t출금액\t입금액\t잔액\t거래점\t구분
2026.11.20 10:11:12\t전자금융\t한바다\t\t0\t100,000\t1,100,000\t강남\t정상
2026.11.20 11:00:00\t체크카드\t주유소\t\t50,000\t0\t1,050,000\t\t정상
합계\t\t\t\t50,000\t100,000\t\t\t`,
    ],
    [
      '기재내용과 찾으신금액·맡기신금액',
      `거래일시\t적요\t기재내용\t찾으신금액\t맡기신금액\t거래후잔액\t취급점\t메모
2026.11.20 10:11\t인터넷\t한바다\t0\t100,000\t1,100,000\t여의도\t
2026.11.20 11:00\t카드\t주유소\t50,000\t0\t1,050,000\t\t`,
    ],
    [
      '거래일자와 거래시간이 따로 있고 금액에 (원)이 붙는다',
      `거래일자\t거래시간\t적요\t출금(원)\t입금(원)\t내용\t잔액(원)\t거래점
2026-11-20\t10:11:12\t타행이체\t0\t100000\t한바다\t1100000\t영업부
2026-11-20\t11:00:00\t카드\t50000\t0\t주유소\t1050000\t영업부`,
    ],
    [
      '의뢰인/수취인과 입금·출금',
      `No\t거래일시\t적요\t의뢰인/수취인\t입금\t출금\t거래후잔액\t구분\t거래점
1\t2026-11-20 10:11\t한바다\t한바다\t100,000\t\t1,100,000\t타행이체\t서초
2\t2026-11-20 11:00\t주유소\t주유소\t\t50,000\t1,050,000\t카드\t`,
    ],
    [
      '거래내용은 방법이고 거래기록사항이 이름이다',
      `순번\t거래일시\t출금금액\t입금금액\t거래후잔액\t거래내용\t거래기록사항\t거래점\t이체메모
1\t2026/11/20 10:11:12\t0\t100,000\t1,100,000\t타행이체\t한바다\t본점\t
2\t2026/11/20 11:00:00\t50,000\t0\t1,050,000\t체크카드\t주유소\t\t`,
    ],
    [
      '이름이 비고에 있다',
      `NO\t거래일시\t찾으신금액\t맡기신금액\t거래후잔액\t비고
1\t2026-11-20 10:11\t0\t100,000\t1,100,000\t한바다
2\t2026-11-20 11:00\t50,000\t0\t1,050,000\t주유소`,
    ],
    [
      '상대계좌예금주명',
      `\t거래일시\t출금\t입금\t거래후 잔액\t거래내용\t상대계좌번호\t상대은행\t메모\t거래구분\t상대계좌예금주명
1\t2026-11-20 10:11:12\t0\t100000\t1100000\t한바다\t\t우체국\t\t타행이체\t한바다
2\t2026-11-20 11:00:00\t50000\t0\t1050000\t주유소\t\t\t\t카드\t`,
    ],
    [
      '상대 예금주명과 적요내용',
      `거래일시\t거래구분\t입금금액\t출금금액\t잔액\t상대 예금주명\t상대 은행\t상대 계좌번호\t적요내용
2026.11.20 10:11:12\t계좌이체\t100,000\t0\t1,100,000\t한바다\t우체국\t\t한바다
2026.11.20 11:00:00\t체크카드\t0\t50,000\t1,050,000\t\t\t\t주유소`,
    ],
    [
      '적요내용만 있다',
      `거래일시\t입금금액\t출금금액\t적요내용
2026.11.20 10:11:12\t100,000\t0\t한바다
2026.11.20 11:00:00\t0\t50,000\t주유소`,
    ],
    [
      '보낸사람',
      `거래일자\t입금\t출금\t보낸사람
2026.11.20\t100,000\t0\t한바다
2026.11.20\t0\t50,000\t`,
    ],
    [
      '통장메모',
      `거래일자\t입금\t출금\t통장메모
2026.11.20\t100,000\t0\t한바다
2026.11.20\t0\t50,000\t주유소`,
    ],
    [
      '보내는분/받는분',
      `거래일자\t입금\t출금\t적요\t보내는분/받는분
2026.11.20\t100,000\t0\t이체\t한바다
2026.11.20\t0\t50,000\t카드\t주유소`,
    ],
    [
      '첫 칸이 비고, 띄어 쓴 제목의 거래 금액 하나에 부호가 있다',
      `\t성명\t김바다
\t계좌번호\t0000-0000-0000
\t조회 기간\t2026.11.01 ~ 2026.11.22

\t거래 일시\t적요\t거래 유형\t거래 기관\t계좌번호\t거래 금액\t거래 후 잔액\t메모
\t2026. 11. 20. 10:11\t한바다\t입금\t어느은행\t\t100,000\t1,100,000\t
\t2026.11.20 11:00:00\t주유소\t체크카드결제\t\t****-0000\t-50,000\t1,050,000\t`,
    ],
    [
      '첫 칸이 비고 위에 안내가 여러 줄 있으며, 거래금액 하나에 부호와 구분이 있다',
      `\t거래내역
\t성명\t김바다\t조회기간\t2026.11.01 - 2026.11.22
\t계좌번호\t****-**-***0000\t요청일시\t2026.11.22 18:03:24
\t※ 금액 앞의 '-' 표시는 출금 금액입니다.

\t거래일시\t구분\t거래금액\t거래 후 잔액\t거래구분\t내용\t메모
\t2026.11.20 10:11:12\t입금\t100,000\t1,100,000\t일반입금\t한바다\t
\t2026.11.20 11:00:00\t출금\t-50,000\t1,050,000\t체크카드결제\t주유소\t`,
    ],
    [
      '위에 빈 줄이 있고, 적요가 의뢰인/수취인보다 뒤이며, 줄 끝에 빈 칸이 이어진다',
      `거래 내역 조회


No\t거래일시\t의뢰인/수취인\t출금액(원)\t입금액(원)\t잔액(원)\t출금계좌메모\t적요\t처리점\t구분\t\t\t
1\t2026.11.20 10:11:12\t한바다\t0\t100,000\t1,100,000\t\t타행이체\t서초\t정상\t\t\t
2\t2026.11.20 11:00:00\t주유소\t50,000\t0\t1,050,000\t\t체크카드\t\t정상\t\t\t
합계\t\t\t50,000\t100,000\t\t\t\t\t\t\t\t`,
    ],
    [
      '의뢰인/수취인 옆에 내통장표시내용이 있고, 날짜에 시각이 없다',
      `총잔액\t1,050,000
거래일시\t적요\t의뢰인/수취인\t내통장표시내용\t출금금액\t입금금액\t잔액\t취급점
2026.11.20\t전자금융이체\t한바다\t한바다\t0\t100,000\t1,100,000\t강남
2026.11.20\t체크카드\t주유소\t\t50,000\t0\t1,050,000\t`,
    ],
    [
      '이름이 적요에 있고 취급은행(지점)이 따로 있다',
      `거래일자\t거래시간\t출금금액\t입금금액\t거래후잔액\t적요\t취급은행(지점)
2026-11-20\t10:11:12\t0\t100,000\t1,100,000\t한바다\t어느은행(여수)
2026-11-20\t11:00:00\t50,000\t0\t1,050,000\t주유소\t`,
    ],
    [
      '들어온금액·나간금액',
      `거래일자\t내용\t나간금액\t들어온금액\t남은금액
2026/11/20\t한바다\t0\t100,000\t1,100,000
2026/11/20\t주유소\t50,000\t0\t1,050,000`,
    ],
    [
      '같은 표를 옮기다 부호를 잃었다',
      `거래일시\t구분\t거래금액\t거래 후 잔액\t거래구분\t내용\t메모
2026.11.20 10:11:12\t입금\t100,000\t1,100,000\t일반입금\t한바다\t
2026.11.20 11:00:00\t출금\t50,000\t1,050,000\t체크카드결제\t주유소\t`,
    ],
  ])('%s', (_, text) => {
    const statement = depositsOfTable(table(text));
    expect(read(statement?.deposits)).toEqual([['2026-11-20', '한바다', 100_000]]);
    expect(statement).toMatchObject({ withdrawals: 1, repeated: 0, unread: 0 });
  });

  it('기간이 겹쳐 두 번 나온 줄은 한 번만 센다', () => {
    const line = '2026-11-20 10:11:12\t한바다\t100,000\t1,100,000';
    expect(depositsOfTable(table(`거래일시\t내용\t입금\t잔액\n${line}\n${line}`))).toMatchObject({
      deposits: [{ amount: 100_000 }],
      repeated: 1,
    });
  });

  it('초까지 적지 않은 같은 줄은 두 번의 입금일 수 있다', () => {
    const line = '2026-11-20\t한바다\t100,000';
    expect(depositsOfTable(table(`거래일자\t내용\t입금\n${line}\n${line}`))?.deposits).toHaveLength(2);
  });

  it('읽을 수 없는 금액과 이름 없는 입금은 입금으로 치지 않고 센다', () => {
    const text = '거래일자\t내용\t입금\t출금\n2026-11-20\t한바다\t십만원\t0\n2026-11-20\t\t100,000\t0';
    expect(depositsOfTable(table(text))).toMatchObject({ deposits: [], unread: 2 });
  });

  it('날짜에 해의 마지막 두 자리만 적는 표도 읽는다', () => {
    const days = ['26.11.20', '26-11-20 10:11', '26/11/20', '26. 11. 20.'];
    const text = days.map((day) => `\n${day}\t한바다\t100,000`).join('');
    expect(read(depositsOfTable(table(`날짜\t내용\t입금${text}`))?.deposits)).toEqual(
      days.map(() => ['2026-11-20', '한바다', 100_000]),
    );
  });

  it('날짜를 읽을 수 없는 줄은 합계처럼 버리지 않고 읽지 못한 줄로 센다', () => {
    const text =
      '거래일시\t내용\t입금\n46346.42\t한바다\t100,000\n20-Nov-26\t이파랑\t200,000\nNov 20 26\t김바다\t150,000\n합계 3건\t\t450,000\n\t\t450,000';
    expect(depositsOfTable(table(text))).toMatchObject({ deposits: [], unread: 3 });
  });

  it('은행이 취소한 입금은 입금이 아니다', () => {
    const amounts =
      '거래일시\t구분\t거래금액\t내용\n2026-11-20\t입금취소\t100,000\t한바다\n2026-11-20\t입금\t200,000\t이파랑';
    const columns =
      '거래일시\t보낸분/받는분\t출금액\t입금액\t구분\n2026-11-20\t한바다\t0\t100,000\t취소\n2026-11-20\t이파랑\t0\t200,000\t정상';
    const remarks =
      '거래일시\t적요\t보낸분\t출금액\t입금액\n2026-11-20\t입금취소\t한바다\t0\t100,000\n2026-11-20\t-\t이파랑\t0\t200,000';
    for (const text of [amounts, columns, remarks])
      expect(depositsOfTable(table(text))).toMatchObject({ deposits: [{ names: ['이파랑'] }], unread: 1 });
    expect(depositsOfLines('[농협] 입금취소 100,000원 11/20 한바다')).toMatchObject({ deposits: [], unread: 1 });
    expect(depositsOfLines('11/20 한바다 입금 100,000원').deposits).toHaveLength(1);
  });

  it.each([
    ['빈 표', ''],
    ['제목 줄이 없는 표', '2026-11-20\t한바다\t0\t100,000'],
    ['다른 표', '상품\t수량\n지렁이\t3'],
  ])('%s에는 입금내역이 없다', (_, text) => {
    expect(depositsOfTable(table(text))).toBeNull();
  });

  it('제목만 있는 표에는 입금이 없다', () => {
    expect(depositsOfTable(table('거래일시\t내용\t입금'))?.deposits).toEqual([]);
  });
});

describe('제목 없이 옮겨 적은 줄에서 입금을 읽는다', () => {
  it.each<[string, string, (string | number | null)[][]]>([
    ['날짜, 이름, 금액', '2026-11-20 한바다 100,000', [['2026-11-20', '한바다', 100_000]]],
    ['쉼표로 나눈 줄', '2026-11-20,한바다,"100,000"', [['2026-11-20', '한바다', 100_000]]],
    ['금액이 먼저이고 해가 없는 줄', '100,000원 한바다 11/20', [['2026-11-20', '한바다', 100_000]]],
    ['은행 이름이 든 이름', '2026-11-20 신한별 100,000', [['2026-11-20', '신한별', 100_000]]],
    [
      '앱의 목록: 날짜 아래에 여러 건',
      '2026년 11월 20일\n한바다\n10:11\n+100,000원\n잔액 1,100,000원\n노을빛\n11:00\n-50,000원\n잔액 1,050,000원\n윤슬\n12:00\n+60,000원',
      [
        ['2026-11-20', '한바다', 100_000],
        ['2026-11-20', '윤슬', 60_000],
      ],
    ],
    [
      '문자: 이름이 잔액 뒤에 있다',
      '[Web발신]\n신한11/20 10:11\n110-***-000000\n입금 100,000\n잔액 1,100,000\n한바다\n[Web발신]\n신한11/20 10:20\n110-***-000000\n입금 60,000\n잔액 1,160,000\n윤슬',
      [
        ['2026-11-20', '한바다', 100_000],
        ['2026-11-20', '윤슬', 60_000],
      ],
    ],
    [
      '문자: 이름이 둘째 줄에 있다',
      '농협 입금100,000원\n11/20 10:11 352-****-0000-00 한바다 잔액1,100,000원',
      [['2026-11-20', '한바다', 100_000]],
    ],
    [
      '문자: 가린 계좌번호에 줄표가 없다',
      '우리 11/20 02:27\n*420576\n입금 100000원\n한바다\n우리 11/20 03:10\n*420576\n입금 60000원\n윤슬',
      [
        ['2026-11-20', '한바다', 100_000],
        ['2026-11-20', '윤슬', 60_000],
      ],
    ],
    [
      '문자: 계좌번호가 이름보다 먼저 있다',
      '[KB]11/20 10:11\n942902**347\n한바다\n전자금융입금\n100,000\n잔액1,100,000',
      [['2026-11-20', '한바다', 100_000]],
    ],
    [
      '문자: 한 줄에 가린 계좌번호가 있다',
      '[KB]11/20 10:11 942902**347 한바다 입금 100,000 잔액1,100,000',
      [['2026-11-20', '한바다', 100_000]],
    ],
    ['한 줄의 신협 문자', '신협 11/20 02:27 131***1234 입금 100,000원 한바다', [['2026-11-20', '한바다', 100_000]]],
    [
      '계좌번호가 따로 있는 신협 문자',
      '신협 11/20 02:27\n131***1234\n입금 100,000원\n한바다',
      [['2026-11-20', '한바다', 100_000]],
    ],
    ['가린 이름은 남는다', '11/20 김**12 100,000', [['2026-11-20', '김**12', 100_000]]],
    [
      '출금이라는 말이 금액과 다른 줄에 있으면 입금이 아니다',
      '주유소\n체크카드출금\n50,000\n한바다\n전자금융입금\n100,000',
      [[null, '한바다', 100_000]],
    ],
    [
      '날짜가 여럿인 목록',
      '11월 20일\n한바다\n+100,000원\n11월 19일\n윤슬\n+60,000원',
      [
        ['2026-11-20', '한바다', 100_000],
        ['2026-11-19', '윤슬', 60_000],
      ],
    ],
  ])('%s', (_, text, expected) => {
    const { deposits } = depositsOfLines(text);
    expect(read(deposits)).toEqual(expected);
    expect(deposits.filter(({ unclear }) => unclear)).toEqual([]);
  });

  it.each([
    ['11월 20일 금요일', '2026-11-20'],
    ['11월 20일 (금)', '2026-11-20'],
    ['11월 20일 금', '2026-11-20'],
    ['11.20(금)', '2026-11-20'],
    ['11.20 금', '2026-11-20'],
    ['2026년 11월 20일 금요일', '2026-11-20'],
    ['2026. 11. 20. 금요일', '2026-11-20'],
    ['20일 금요일', null],
    ['오늘', '2026-11-22'],
    ['어제', '2026-11-21'],
    ['오늘 11월 22일', '2026-11-22'],
    ['11월 20일', '2026-11-20'],
    ['', null],
  ])('%j 아래에 금액이 먼저이고 이름이 다음인 앱의 목록', (header, date) => {
    const list =
      '+100,000원\n김바다\n잔액 1,100,000원\n-50,000원\n주유소\n+60,000원\n박노을\n잔액 1,110,000원\n-9,000원\n이하늘';
    const { deposits, withdrawals } = depositsOfLines(`${header}\n${list}`);
    expect(deposits).toEqual([
      { index: 0, date, names: ['김바다'], amount: 100_000 },
      { index: 1, date, names: ['박노을'], amount: 60_000 },
    ]);
    expect(withdrawals).toBe(2);
  });

  it('이름이 요일로 시작하는 사람도 읽는다', () => {
    expect(read(depositsOfLines('11/20 금나라 100,000\n11/20 오늘이 60,000').deposits)).toEqual([
      ['2026-11-20', '금나라', 100_000],
      ['2026-11-20', '오늘이', 60_000],
    ]);
  });

  it.each<[string, string]>([
    ['위에 제목이 있고 날짜가 없는 목록', '모임통장\n+100,000원\n김바다\n+60,000원\n박노을'],
    ['이름이 먼저인데 끝이 잘린 목록', '김바다\n+100,000원\n박노을\n+60,000원\n이하늘'],
    ['금액이 먼저인데 끝이 잘린 목록', '+100,000원\n김바다\n+60,000원\n박노을\n+70,000원'],
    ['두 차례가 섞인 목록', '11월 20일\n김바다\n+100,000원\n11월 19일\n+60,000원\n박노을'],
    ['날짜마다 한 건이고 끝이 잘린 목록', '김바다\n11.20\n+100,000원\n박노을\n11.20\n+60,000원\n이하늘'],
  ])('이름이 금액의 앞인지 뒤인지 알 수 없으면 확실하지 않다: %s', (_, text) => {
    const { deposits } = depositsOfLines(text);
    expect(deposits.length).toBeGreaterThan(0);
    expect(deposits.map(({ unclear }) => unclear)).toEqual(deposits.map(() => true));
  });

  it('목록 전체의 차례로 가른다: 한 곳이 어긋나도 다른 날의 짝은 확실하다', () => {
    const days = ['11월 20일', '11월 19일'].map((day) => `${day}\n+100,000원\n김바다\n+60,000원\n박노을`);
    const { deposits } = depositsOfLines(`${days.join('\n')}\n+70,000원`);
    expect(deposits.map(({ names, unclear }) => [names[0], unclear])).toEqual([
      ['김바다', undefined],
      ['박노을', undefined],
      ['김바다', undefined],
      ['박노을', undefined],
    ]);
  });

  it.each([
    ['11/20', '2026-11-20', '2026-11-22'],
    ['11/22', '2026-11-22', '2026-11-22'],
    ['11/23', '2025-11-23', '2026-11-22'],
    ['12/31', '2025-12-31', '2026-01-02'],
    ['2/29', '2024-02-29', '2026-11-22'],
    ['2/30', null, '2026-11-22'],
    ['1월 5일', '2026-01-05', '2026-11-22'],
    ['11.20', '2026-11-20', '2026-11-22'],
    ['11-20', '2026-11-20', '2026-11-22'],
  ])('해를 적지 않은 날은 오늘까지의 가장 가까운 날이다: %s은 %s', (text, expected, today) => {
    expect(read(depositsOfLines(`${text} 한바다 100,000`, today).deposits)).toEqual([[expected, '한바다', 100_000]]);
  });

  it('이름 뒤에 붙여 쓴 네 자리 숫자는 금액이 아니다', () => {
    const list =
      '11월 21일\n번역이5678\n12:40\n+150,000원\n잔액 1,100,000원\n번역둘\n12:50\n+100,000원\n잔액 1,200,000원';
    expect(read(depositsOfLines(list).deposits)).toEqual([
      ['2026-11-21', '번역이5678', 150_000],
      ['2026-11-21', '번역둘', 100_000],
    ]);
  });

  it.each([
    '한바다5678',
    '한바다 5678',
    '5678한바다',
    '5678 한바다',
    '한바다1205',
    '한바다12/5',
    '한바다 12/5',
    '한바다12.05',
    '한바다12월5일',
    '한바다5일',
    '12월5일한바다',
    '12.05한바다',
    '12/5한바다',
    '5일한바다',
    '20261205한바다',
    '한바다20261205',
    '한바다261205',
    '한바다 261205',
    '한바다-5678',
    '한바다+5678',
    '한바다01012345678',
    '한바다010-1234-5678',
  ])('입금자명 %j의 숫자는 금액도 입금한 날도 아니고, 한바다 님의 입금이다', (name) => {
    const lists = [
      `11월 21일\n${name}\n12:40\n+100,000원\n윤슬\n12:50\n+60,000원`,
      `11/21 ${name} 100,000원\n11/21 윤슬 60,000원`,
      `[Web발신]\n신한11/21 10:11\n110-***-000000\n입금 100,000\n${name}\n[Web발신]\n신한11/21 10:20\n110-***-000000\n입금 60,000\n윤슬`,
    ];
    for (const list of lists) {
      const found = depositsOfLines(list).deposits;
      expect(found.map(({ date, amount }) => [date, amount])).toEqual([
        ['2026-11-21', 100_000],
        ['2026-11-21', 60_000],
      ]);
      expect(outcome(found, [booking(1, '한바다')])).toEqual(['확실 0:1', '모름 1']);
    }
    const inTable = depositsOfTable(table(`거래일시\t내용\t입금\n2026-11-21 12:40\t${name}\t100,000`));
    expect(outcome(inTable?.deposits ?? [], [booking(1, '한바다')])).toEqual(['확실 0:1']);
  });

  it.each([
    ['농협11/20 10:11 한바다 100,000원', '2026-11-20'],
    ['2026년11월20일금요일 한바다 100,000', '2026-11-20'],
    ['11월20일금 한바다 100,000', '2026-11-20'],
    ['한바다 11/20 100,000원', '2026-11-20'],
  ])('글자에 붙어 있어도 은행의 날짜는 읽는다: %j', (line, date) => {
    expect(read(depositsOfLines(line).deposits)).toEqual([[date, '한바다', 100_000]]);
  });

  it('표의 날짜에 해가 없어도 읽는다', () => {
    expect(read(depositsOfTable(table('날짜\t내용\t입금\n11.20 10:11\t한바다\t100,000'))?.deposits)).toEqual([
      ['2026-11-20', '한바다', 100_000],
    ]);
  });

  it('금액이 둘이면 어느 것이 입금인지 알 수 없으므로 읽지 않은 줄로 센다', () => {
    expect(depositsOfLines('2026-11-20 한바다 100,000 1,100,000')).toMatchObject({ deposits: [], unread: 1 });
  });

  it('거래일 수 없는 긴 줄은 읽지 않은 줄로 센다', () => {
    expect(depositsOfLines(`2026-11-20 한바다 100,000${' '.repeat(500)}`)).toMatchObject({ deposits: [], unread: 1 });
  });

  it.each(['', '\n\n', '안녕하세요', '<html><body>점검 중</body></html>'])('%j에는 입금이 없다', (text) => {
    expect(depositsOfLines(text).deposits).toEqual([]);
  });
});

const booking = (id: number, name: string, over: Partial<Awaited> = {}): Awaited => ({
  id,
  name,
  payer: '',
  phone: '',
  date: '2026-12-20',
  createdAt: `2026-11-19T0${id}:00:00.000Z`,
  state: 'WATTING',
  guestCount: 2,
  reservePrice: 5,
  totalPrice: null,
  totalReservePrice: null,
  paid: null,
  refund: null,
  ...over,
});
const deposits = (...list: [name: string, amount: number, date?: string | null][]): Deposit[] =>
  list.map(([name, amount, date = '2026-11-20'], index) => ({ index, date, names: [name], amount }));
/** The outcome in short: the group, then deposit:bookings and the reason of a doubt. */
const outcome = (paid: Deposit[], awaited: Awaited[], used: UsedDeposit[] = []): string[] => {
  const { sure, settled, possible, unknown } = finished(rules.matchDeposits(paid, awaited, used));
  return [
    ...sure.map(({ deposit, booking: { id } }) => `확실 ${deposit.index}:${id}`),
    ...settled.map(({ deposit, booking: { id } }) => `이미 ${deposit.index}:${id}`),
    ...possible.map(
      (match) => `아마도 ${match.deposit.index}:${match.bookings.map(({ id }) => id).join('+')} ${match.doubt}`,
    ),
    ...unknown.map(({ index }) => `모름 ${index}`),
  ];
};

describe('입금을 예약과 맞춘다', () => {
  const paidInOrder = '11월 20일 금요일\n+100,000원\n김바다\n잔액 1,100,000원\n+60,000원\n박노을';
  it('금액이 먼저인 목록의 입금은 제 이름의 예약과만 맞는다', () => {
    const awaited = [booking(1, '김바다', { guestCount: 1, reservePrice: 6 }), booking(2, '박노을')];
    expect(outcome(depositsOfLines(paidInOrder).deposits, awaited)).toEqual(['아마도 0:1 AMOUNT', '아마도 1:2 AMOUNT']);
  });

  it('이름이 앞인지 뒤인지 모르면 금액이 맞아도 확실하지 않고, 두 이름의 예약을 모두 보인다', () => {
    const { deposits } = depositsOfLines('김바다\n+100,000원\n박노을\n+100,000원\n이하늘');
    const awaited = [booking(1, '김바다'), booking(2, '박노을'), booking(3, '이하늘')];
    expect(outcome(deposits, awaited)).toEqual(['아마도 0:1+2 ORDER', '아마도 1:2+3 ORDER']);
  });

  it.each([
    '한바다',
    '한 바다',
    '한바다님',
    '한바다1234',
    '한바다(국민)',
    '한바다 강남지점',
    '한바다강남지점',
    '신한한바다',
    '토스 한바다',
    '카카오뱅크_한바다',
    '한바다'.normalize('NFD'),
    '한\u200B바다\u202C',
    '한\u3000바다',
  ])('%j는 한바다 님의 입금이다', (name) => {
    expect(outcome(deposits([name, 100_000]), [booking(1, '한바다')])).toEqual(['확실 0:1']);
  });

  it.each<[string, string, string[]]>([
    ['휴대폰 뒷자리', '한바다5678', ['확실 0:2']],
    ['출조일', '한바다12/5', ['확실 0:1']],
    ['출조일', '12월5일한바다', ['확실 0:1']],
    ['출조일', '1205 한바다', ['확실 0:1']],
    ['어느 예약의 것도 아닌 숫자', '한바다9999', ['아마도 0:1+2 SEVERAL']],
  ])('이름과 금액이 같은 예약이 둘이면 이름에 쓴 %s(%s)로 가린다', (_, name, expected) => {
    const awaited = [
      booking(1, '한바다', { date: '2026-12-05', phone: '010-1111-2222' }),
      booking(2, '한바다', { date: '2026-12-12', phone: '010-1234-5678' }),
    ];
    expect(outcome(deposits([name, 100_000]), awaited)).toEqual(expected);
  });

  it.each(['(주)카카오페이', '(주)비바리퍼블리카'])('의뢰인이 %s이면 적요의 이름으로 알아본다', (company) => {
    const statement = depositsOfTable(
      table(`거래일시\t적요\t의뢰인/수취인\t입금\t출금\n2026-11-20 10:11:12\t한바다\t${company}\t100,000\t0`),
    );
    expect(outcome(statement?.deposits ?? [], [booking(1, '한바다')])).toEqual(['확실 0:1']);
  });

  it.each<[string, string, string]>([
    ['은행이 자른 긴 이름', '주식회사한바다', '주식회사 한바다낚시동호회'],
    ['영문 이름', 'john smith', 'John Smith'],
    ['줄여 쓴 회사', '(주)한바다', '주식회사 한바다'],
    ['한 글자로 쓴 회사', '㈜ 한바다', '한바다(주)'],
  ])('%s도 알아본다', (_, text, name) => {
    expect(outcome(deposits([text, 100_000]), [booking(1, name)])).toEqual(['확실 0:1']);
  });

  const LONG = '남해바다사랑낚시동호회';
  it.each<[number, string]>([
    [4, '아마도 0:1 NAME'],
    ...[5, 6, 7, 8, 9, 10].map((length): [number, string] => [length, '확실 0:1']),
  ])('은행이 %d자로 자른 긴 이름: %s', (length, expected) => {
    const cut = LONG.slice(0, length);
    for (const text of [
      cut,
      `타행이체 ${cut}`,
      `전자금융/${cut}`,
      `국민 ${cut}`,
      `${cut}(국민)`,
      `신한${cut}`.slice(0, 2 + length),
    ])
      expect(outcome(deposits([text, 100_000]), [booking(1, LONG)])).toEqual([expected]);
  });

  it.each(['신한별', '김하나', '이대구', '우리나'])('은행 이름이 든 %s 님도 제 이름으로 알아본다', (name) => {
    expect(outcome(deposits([name, 100_000]), [booking(1, name)])).toEqual(['확실 0:1']);
  });

  it.each<[string, string]>([
    ['앞부분만 같은 이름', '한바'],
    ['더 긴 이름', '한바다람'],
    ['가려진 이름', '한*다'],
    ['배 이름을 앞에 쓴 이름', '새벽호한바다'],
  ])('%s은 아마도이다', (_, text) => {
    expect(outcome(deposits([text, 100_000]), [booking(1, '한바다')])).toEqual(['아마도 0:1 NAME']);
  });

  it.each<[string, Deposit[], Awaited[], string[]]>([
    ['다른 사람', deposits(['노을빛', 100_000]), [booking(1, '한바다')], ['모름 0']],
    [
      '입금자명을 알린 예약은 그 이름으로 찾는다',
      deposits(['윤슬', 100_000]),
      [booking(1, '한바다', { payer: '윤슬' })],
      ['확실 0:1'],
    ],
    [
      '입금자명을 알리고 제 이름으로 낸 것은 아마도이다',
      deposits(['한바다', 100_000]),
      [booking(1, '한바다', { payer: '윤슬' })],
      ['아마도 0:1 NAME'],
    ],
    ['수수료 500원이 빠졌다', deposits(['한바다', 99_500]), [booking(1, '한바다')], ['아마도 0:1 FEE']],
    ['수수료 1,000원이 빠졌다', deposits(['한바다', 99_000]), [booking(1, '한바다')], ['아마도 0:1 FEE']],
    ['금액이 다르다', deposits(['한바다', 70_000]), [booking(1, '한바다')], ['아마도 0:1 AMOUNT']],
    [
      '예약보다 먼저 낸 돈',
      deposits(['한바다', 100_000, '2026-11-18']),
      [booking(1, '한바다')],
      ['아마도 0:1 EARLIER'],
    ],
    ['예약한 날 낸 돈', deposits(['한바다', 100_000, '2026-11-19']), [booking(1, '한바다')], ['확실 0:1']],
    ['날짜를 모르는 돈', deposits(['한바다', 100_000, null]), [booking(1, '한바다')], ['확실 0:1']],
    [
      '한 사람의 예약이 둘이고 금액이 다르다',
      deposits(['한바다', 150_000]),
      [booking(1, '한바다'), booking(2, '한바다', { guestCount: 3 })],
      ['확실 0:2'],
    ],
    [
      '한 사람의 예약이 둘이고 금액이 같은데 한 번 냈다',
      deposits(['한바다', 100_000]),
      [booking(1, '한바다'), booking(2, '한바다')],
      ['아마도 0:1+2 SEVERAL'],
    ],
    [
      '한 사람이 두 예약을 따로 냈다',
      deposits(['한바다', 100_000], ['한바다', 100_000]),
      [booking(1, '한바다'), booking(2, '한바다')],
      ['확실 0:1', '확실 1:2'],
    ],
    [
      '한 예약에 두 번 냈다',
      deposits(['한바다', 100_000], ['한바다', 100_000]),
      [booking(1, '한바다')],
      ['아마도 0:1 SEVERAL', '아마도 1:1 SEVERAL'],
    ],
    [
      '두 예약을 한 번에 냈다',
      deposits(['한바다', 250_000]),
      [booking(1, '한바다'), booking(2, '한바다', { guestCount: 3 })],
      ['아마도 0:1+2 SUM'],
    ],
    [
      '확실한 입금이 있는 예약은 다른 입금에 다시 내놓지 않는다',
      deposits(['한바다', 100_000], ['한바다', 70_000]),
      [booking(1, '한바다')],
      ['확실 0:1', '모름 1'],
    ],
    [
      '두 입금이 한 예약을 두고 겹치면 확실하지 않다',
      deposits(['한바다', 100_000, '2026-11-19'], ['한바다', 100_000, '2026-11-21']),
      [booking(1, '한바다'), booking(2, '한바다', { createdAt: '2026-11-20T02:00:00.000Z' })],
      ['아마도 0:1 SEVERAL', '아마도 1:1+2 SEVERAL'],
    ],
    [
      '이미 입금확인한 예약의 입금',
      deposits(['한바다', 100_000]),
      [booking(1, '한바다', { state: 'COMPLETE' })],
      ['이미 0:1'],
    ],
    [
      '이미 입금확인한 예약에 같은 금액이 또 들어왔다',
      deposits(['한바다', 100_000], ['한바다', 100_000]),
      [booking(1, '한바다', { state: 'COMPLETE' })],
      ['이미 0:1', '모름 1'],
    ],
    [
      '이미 입금확인한 예약과 아직인 예약에 한 번만 냈으면 어느 것인지 확실하지 않다',
      deposits(['한바다', 100_000]),
      [booking(1, '한바다', { state: 'COMPLETE' }), booking(2, '한바다')],
      ['아마도 0:2 SEVERAL'],
    ],
    [
      '이미 입금확인한 예약과 아직인 예약에 한 번씩 냈으면 먼저 낸 것이 확인한 예약의 것이다',
      deposits(['한바다', 100_000, '2026-11-21'], ['한바다', 100_000, '2026-11-20']),
      [booking(1, '한바다'), booking(2, '한바다', { state: 'COMPLETE' })],
      ['확실 0:1', '이미 1:2'],
    ],
    [
      '인원을 늘린 예약의 처음 낸 돈과 더 낸 돈',
      deposits(['한바다', 100_000], ['한바다', 50_000]),
      [booking(1, '한바다', { state: 'COMPLETE', guestCount: 3, paid: 10 })],
      ['확실 1:1', '이미 0:1'],
    ],
    ['취소한 예약', deposits(['한바다', 100_000]), [booking(1, '한바다', { state: 'CANCEL' })], ['모름 0']],
    [
      '인원을 늘려 더 낼 것이 있는 예약',
      deposits(['한바다', 50_000]),
      [booking(1, '한바다', { state: 'COMPLETE', guestCount: 3, paid: 10 })],
      ['확실 0:1'],
    ],
    [
      '독선의 예약금',
      deposits(['한바다', 300_000]),
      [booking(1, '한바다', { totalPrice: 100, totalReservePrice: 30 })],
      ['확실 0:1'],
    ],
  ])('%s', (_, paid, awaited, expected) => {
    expect(outcome(paid, awaited)).toEqual(expected);
  });

  it.each<[string, Partial<Awaited>]>([
    [
      '취소하고 환불한',
      { state: 'CANCEL', paid: 10, refund: { rate: 100, amount: 10, refundedAt: '2026-11-21T00:00:00Z' } },
    ],
    ['인원을 줄여 일부를 환불한', { state: 'COMPLETE', guestCount: 1, paid: 5 }],
    ['예약금이 적은 날로 옮긴', { state: 'COMPLETE', reservePrice: 1, paid: 2 }],
  ])('%s 예약이 쓴 입금은 같은 이름의 다른 예약에 다시 쓰지 않는다', (_, over) => {
    const awaited = [booking(1, '한바다', { ...over, payments: [10] }), booking(2, '한바다')];
    expect(outcome(deposits(['한바다', 100_000]), awaited)).toEqual(['아마도 0:2 SEVERAL']);
    expect(outcome(deposits(['한바다', 100_000], ['한바다', 100_000]), awaited)).toEqual(['확실 1:2', '이미 0:1']);
  });

  it('나누어 낸 예약은 낸 금액마다 제 입금을 쓴다', () => {
    const paid = booking(1, '한바다', { state: 'COMPLETE', guestCount: 3, paid: 15, payments: [10, 5] });
    const due = booking(2, '한바다', { guestCount: 1 });
    const list = deposits(['한바다', 100_000], ['한바다', 50_000]);
    expect(outcome(list, [paid, due])).toEqual(['이미 0:1', '아마도 1:2 SEVERAL']);
  });

  it('이름이 지워진 예약이 쓴 입금일 수 있으면 확실하지 않다', () => {
    const erased = { amount: 10, from: '2026-11-18', to: '2026-11-20' };
    const on = (date: string | null) => outcome(deposits(['한바다', 100_000, date]), [booking(1, '한바다')], [erased]);
    expect(on('2026-11-20')).toEqual(['아마도 0:1 SEVERAL']);
    expect(on(null)).toEqual(['아마도 0:1 SEVERAL']);
    expect(on('2026-11-21')).toEqual(['확실 0:1']);
    const other = outcome(deposits(['한바다', 100_000]), [booking(1, '한바다')], [{ ...erased, amount: 20 }]);
    expect(other).toEqual(['확실 0:1']);
  });
});
