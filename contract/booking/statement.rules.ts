import { isDayDate, seoulToday, type DayDate } from '../day/calendar.rules';
import { inWon } from '../money.rules';
import { cleanCode } from '../text.rules';
import type { DepositGuest, UsedDeposit } from './guest.schema';
import { standingPayment, stillDue } from './refund.rules';

export interface Deposit {
  index: number;
  /** In Seoul; null if the line has none. Without a year, the latest such day that is not in the future. */
  date: DayDate | null;
  /** The most likely first; never empty. */
  names: string[];
  /** In won. */
  amount: number;
  unclear?: true;
}

export interface Statement {
  deposits: Deposit[];
  withdrawals: number;
  /** Lines that occur twice to the second, for example in overlapping periods. */
  repeated: number;
  unread: number;
}

/** A list has thousands of lines: the browser stays responsive between the steps. */
export type InSteps<Result> = Generator<undefined, Result, undefined>;

type Column = 'date' | 'in' | 'out' | 'amount' | 'kind';

const COLUMNS: Record<Column, readonly string[]> = {
  date: ['거래일시', '거래일자', '거래일', '거래날짜', '일자', '날짜', '일시', '입금일', '입금일시', '이체일시'],
  in: ['입금', '입금액', '입금금액', '맡기신금액', '받은금액', '들어온금액', '예입금액'],
  out: ['출금', '출금액', '출금금액', '찾으신금액', '보낸금액', '나간금액', '지급금액'],
  amount: ['거래금액', '금액'],
  kind: ['구분', '입출금구분', '거래구분', '거래유형'],
};
/** The most likely first. */
const NAMES = [
  '보낸분/받는분',
  '받는분/보낸분',
  '보내는분/받는분',
  '받는분/보내는분',
  '의뢰인/수취인',
  '보낸분',
  '보내는분',
  '보낸사람',
  '의뢰인',
  '입금자',
  '입금자명',
  '이름',
  '상대계좌예금주명',
  '상대예금주명',
  '상대예금주',
  '기재내용',
  '거래기록사항',
  '기록사항',
  '거래자명',
  '상대방',
  '내용',
  '거래내용',
  '내통장표시내용',
  '적요',
  '적요내용',
  '통장메모',
  '송금메모',
  '메모',
  '비고',
];

const heading = (cell: string): string => cell.normalize('NFC').replaceAll(/\s|\(원\)/g, '');
const AMOUNT = /^[+-]?\s*₩?\s*\d{1,3}(?:,\d{3})+\s*원?$|^[+-]?\s*₩?\s*\d+\s*원?$/;

/** In won; NaN for a cell that is not an amount. */
const wonOf = (cell: string): number | null => {
  const text = cell.trim();
  if (text === '' || text === '-') return null;
  return AMOUNT.test(text) ? Number(text.replaceAll(/[^\d-]/g, '')) : NaN;
};

/** Digits beside a letter are part of a name (한바다12/5, 5678한바다); beside a weekday they are not. */
export const BEFORE_NUMBER = String.raw`(?<![\p{L}\d])`;
export const AFTER_NUMBER = String.raw`(?!\d|(?!T\d|[월화수목금토일](?:요일)?(?!\p{L}))\p{L})`;

const DATE = new RegExp(
  String.raw`${BEFORE_NUMBER}(?:(20\d{2})\s*[-./년]\s*(\d{1,2})\s*[-./월]\s*(\d{1,2})일?|(20\d{2})(\d{2})(\d{2})(?:\d{6})?)${AFTER_NUMBER}`,
  'u',
);

const LONE = String.raw`${BEFORE_NUMBER}(?<![*./:\-])`;
const ENDED = String.raw`${AFTER_NUMBER}(?![*/:\-]|\.\d)`;

/** 26.11.20, 26-11-20, 26/11/20. */
const SHORT_DATE = new RegExp(
  String.raw`${LONE}(\d{2})(?:\.\s*(\d{1,2})\.\s*|-(\d{1,2})-|/(\d{1,2})/)(\d{1,2})${ENDED}`,
  'u',
);

/** 11/20, 11월 20일, 11.20. */
const DAY_OF_YEAR = new RegExp(
  String.raw`${LONE}(?:(\d{1,2})\s*(?:/|월)\s*(\d{1,2})일?|(\d{2})[.\-](\d{2}))${ENDED}`,
  'u',
);

const latestOf = (monthAndDay: string, today: DayDate): DayDate | null => {
  // 29 February occurs at least every eight years.
  for (let year = Number(today.slice(0, 4)), first = year - 8; year >= first; year -= 1) {
    const date = `${year}-${monthAndDay}`;
    if (isDayDate(date) && date <= today) return date;
  }
  return null;
};

/** Month and day without a year mean the latest such date up to `today`. */
export const dateOf = (text: string, today: DayDate): DayDate | null => {
  const found = DATE.exec(text) ?? SHORT_DATE.exec(text);
  if (!found) {
    const [month, day] = (DAY_OF_YEAR.exec(text) ?? []).slice(1).filter((part) => part !== undefined);
    return month && day ? latestOf(`${month.padStart(2, '0')}-${day.padStart(2, '0')}`, today) : null;
  }
  const [year = '', month = '', day = ''] = found.slice(1).filter((part) => part !== undefined);
  const date = `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDayDate(date) ? date : null;
};

const TIME_TO_THE_SECOND = /\d{1,2}:\d{2}:\d{2}|\b20\d{12}\b/;

interface Headings {
  row: number;
  columns: Record<Column, number>;
  names: number[];
}

const headingsOf = (rows: readonly string[][]): Headings | null => {
  for (const [row, cells] of rows.entries()) {
    const titles = cells.map(heading);
    const at = (column: Column): number => titles.findIndex((title) => COLUMNS[column].includes(title));
    const columns = { date: at('date'), in: at('in'), out: at('out'), amount: at('amount'), kind: at('kind') };
    const names = NAMES.map((name) => titles.indexOf(name)).filter((index) => index >= 0 && index !== columns.kind);
    if (names.length > 0 && (columns.in >= 0 || (columns.amount >= 0 && columns.date >= 0)))
      return { row, columns, names };
  }
  return null;
};

const SUM = /합계|소계|총계|총|누계/;

/** A reversal by the bank: neither a deposit nor a payment. */
export const UNDONE = /(?:입금|출금)\s*(?:취소|정정)/;

/** In won: positive into the account, negative out of it; NaN if it is not clear. */
const signedAmount = (cell: (index: number) => string, columns: Record<Column, number>): number | null => {
  const kind = cell(columns.kind);
  if (/취소|정정/.test(kind)) return NaN;
  if (columns.in >= 0) {
    const into = wonOf(cell(columns.in));
    const out = wonOf(cell(columns.out));
    if (into !== null && into !== 0) return into;
    return out === null ? into : -Math.abs(out);
  }
  const amount = wonOf(cell(columns.amount));
  return amount !== null && /출금|지급|보냄/.test(kind) ? -Math.abs(amount) : amount;
};

const isOf = (text: string): boolean => text !== '' && text !== '-';

/** A line with an unreadable date is unread. Null without headings of a name and an amount. */
export function* depositsOfTable(rows: readonly string[][], today: DayDate): InSteps<Statement | null> {
  const found = headingsOf(rows);
  if (!found) return null;
  const statement: Statement = { deposits: [], withdrawals: 0, repeated: 0, unread: 0 };
  const seen = new Set<string>();
  for (const cells of rows.slice(found.row + 1)) {
    yield;
    const cell = (index: number): string => cells[index]?.normalize('NFC').trim() ?? '';
    const names = [...new Set(found.names.map(cell).filter(isOf))];
    const isUndone = cells.some((_, index) => UNDONE.test(cell(index)));
    const amount = isUndone ? NaN : signedAmount(cell, found.columns);
    const date = dateOf(cell(found.columns.date), today);
    const isUndated = found.columns.date >= 0 && date === null;
    const isSum = isUndated && (SUM.test(cell(found.columns.date)) || !/\d/.test(cell(found.columns.date)));
    if (amount === null || isSum) continue;
    addRead(statement, seen, { date, names, amount: isUndated && amount !== 0 ? NaN : amount }, cells.join('\t'));
  }
  return statement;
}

export const addRead = (statement: Statement, seen: Set<string>, read: Omit<Deposit, 'index'>, line: string): void => {
  if (TIME_TO_THE_SECOND.test(line)) {
    if (seen.has(line)) {
      statement.repeated += 1;
      return;
    }
    seen.add(line);
  }
  if (read.amount === 0) return;
  if (read.amount < 0) statement.withdrawals += 1;
  else if (read.amount > 0 && read.names.length > 0)
    statement.deposits.push({ index: statement.deposits.length, ...read });
  else statement.unread += 1;
};

export const BANK =
  '(?:KB국민|국민|신한|우리|하나|NH농협|농협|IBK기업|기업|카카오뱅크|카카오페이|카카오|카뱅|토스뱅크|토스|케이뱅크|새마을금고|새마을|신협|우체국|수협|부산|경남|광주|전북|제주|대구|iM뱅크|SC제일|KB|NH|IBK)(?:은행)?';
const BANK_BEFORE = new RegExp(`^${BANK}`);
const BANK_AFTER = new RegExp(`^(?:${BANK}|[가-힣]{1,6}지?점)$`);

/** `payments` include those of a cancelled booking. */
export type Awaited = Pick<
  DepositGuest,
  | 'id'
  | 'name'
  | 'payer'
  | 'phone'
  | 'date'
  | 'createdAt'
  | 'state'
  | 'guestCount'
  | 'reservePrice'
  | 'totalPrice'
  | 'totalReservePrice'
  | 'paid'
  | 'refund'
  | 'payments'
>;

export type Doubt = 'ORDER' | 'AMOUNT' | 'FEE' | 'SUM' | 'NAME' | 'EARLIER' | 'SEVERAL';

export interface SureMatch<B extends Awaited = Awaited> {
  deposit: Deposit;
  booking: B;
}
/** With SUM the deposit is for all of `bookings`, else for one of them. */
export interface PossibleMatch<B extends Awaited = Awaited> {
  deposit: Deposit;
  bookings: B[];
  doubt: Doubt;
}
export interface Matches<B extends Awaited = Awaited> {
  sure: SureMatch<B>[];
  /** Bookings that are already confirmed, for example from an earlier list. */
  settled: SureMatch<B>[];
  possible: PossibleMatch<B>[];
  unknown: Deposit[];
}

/** In won; banks subtract these fees from a transfer. */
const TRANSFER_FEES = [500, 1000];
/** Banks show at least this many characters of a name; a shorter prefix can be another person's. */
const CUT_NAME_MIN = 5;

const bare = (name: string): string => cleanCode(name).replaceAll(' ', '').toUpperCase();

type Agreement = 'same' | 'part';

interface BankText {
  whole: string;
  words: string[];
  unbanked: string[];
}

const bankText = (text: string): BankText => {
  const parts = [text.replaceAll(/[(（[].*$/g, ''), ...text.split(/[\s()（）[\]/_,·.+-]+/)].map(bare);
  const bared = [/\d+|님$/g, /\d+[월일]?|님$/g].flatMap((added) => parts.map((part) => part.replaceAll(added, '')));
  const words = [...new Set(bared)].filter((word) => word !== '');
  return { whole: bare(text), words, unbanked: words.map((word) => word.replace(BANK_BEFORE, '')) };
};

const agreement = ({ whole, words, unbanked }: BankText, name: string): Agreement | null => {
  if (name === '') return null;
  if (whole === name || words.includes(name)) return 'same';
  const isBesideBank =
    name.length >= 2 &&
    (unbanked.includes(name) ||
      words.some((word) => word.startsWith(name) && BANK_AFTER.test(word.slice(name.length))));
  const begins = (word: string, length: number) => word.length >= length && name.startsWith(word);
  const cut = [...words, ...unbanked];
  if (isBesideBank || cut.some((word) => begins(word, CUT_NAME_MIN))) return 'same';
  if (cut.some((word) => begins(word, 2))) return 'part';
  const isPart = words.some(
    (word) =>
      (name.length >= 2 && word.includes(name)) ||
      (word.includes('*') && word.length === name.length && [...word].every((c, at) => c === '*' || c === name[at])),
  );
  return isPart ? 'part' : null;
};

/** Banks abbreviate or omit the words for a company: 주식회사, (주). */
const spellings = (name: string): string[] => [
  ...new Set([name, name.replaceAll(/㈜|[(（]주[)）]|주식회사/g, ' ')].filter((spelling) => spelling.trim() !== '')),
];

interface Depositor {
  names: string[];
  payers: string[];
}

const agreementOf = (texts: readonly BankText[], { names, payers }: Depositor): Agreement | null => {
  const agreements = (spelled: readonly string[]) =>
    texts.flatMap((text) => spelled.map((name) => agreement(text, name)));
  const found = agreements(payers.length > 0 ? payers : names);
  if (found.includes('same')) return 'same';
  // A person who announced another payer may still have paid under their own name.
  const isOwn = payers.length > 0 && agreements(names).includes('same');
  return isOwn || found.includes('part') ? 'part' : null;
};

interface Candidate<B> {
  booking: B;
  due: number;
  isPaid: boolean;
  made: DayDate;
  depositor: Depositor;
}

/** Digits beside the name are the end of the telephone number, or the date of the trip. */
const isMarked = (text: string, { phone, date }: Awaited): boolean => {
  const numbers = text.match(/\d+/g) ?? [];
  const [month = '', day = ''] = date.slice(5).split('-');
  return numbers.some(
    (number, at) =>
      (phone !== '' && number.length >= 4 && number.endsWith(phone.slice(-4))) ||
      ([4, 6, 8].includes(number.length) && number.endsWith(`${month}${day}`)) ||
      (Number(number) === Number(month) && Number(numbers[at + 1]) === Number(day)),
  );
};

const exactOf = <B extends Awaited>(deposit: Deposit, candidates: readonly Candidate<B>[]): Candidate<B>[] => {
  const exact = candidates.filter(({ due }) => due === deposit.amount);
  const marked = exact.filter(({ booking }) => deposit.names.some((name) => isMarked(name, booking)));
  return marked.length > 0 ? marked : exact;
};

const pairWith = <C extends { due: number }>(candidates: readonly C[], amount: number): C[] | null => {
  for (const [at, first] of candidates.entries()) {
    const second = candidates.slice(at + 1).find(({ due }) => first.due + due === amount);
    if (second) return [first, second];
  }
  return null;
};

const doubtful = <B extends Awaited>(
  deposit: Deposit,
  same: readonly Candidate<B>[],
  part: readonly Candidate<B>[],
): Omit<PossibleMatch<B>, 'deposit'> | null => {
  const { amount, date, unclear } = deposit;
  const exact = exactOf(deposit, same);
  const reasons: [Doubt, readonly Candidate<B>[] | null][] = [
    ['ORDER', unclear ? exact : null],
    ['SEVERAL', exact.filter(({ made }) => date === null || made <= date)],
    ['EARLIER', exact],
    ['SUM', pairWith(same, amount)],
    ['FEE', same.filter(({ due }) => TRANSFER_FEES.includes(due - amount))],
    ['NAME', part.filter(({ due }) => due === amount)],
    ['AMOUNT', same],
  ];
  const [doubt, found] = reasons.find(([, candidates]) => candidates && candidates.length > 0) ?? [];
  return doubt && found ? { doubt, bookings: found.map(({ booking }) => booking) } : null;
};

const candidatesOf = <B extends Awaited>(bookings: readonly B[]): Candidate<B>[] =>
  bookings
    .flatMap((booking) => {
      const made = seoulToday(new Date(booking.createdAt));
      const depositor = { names: spellings(booking.name).map(bare), payers: spellings(booking.payer).map(bare) };
      const payments = booking.payments ?? [standingPayment(booking)];
      return [
        ...payments.map((paid) => ({ booking, due: inWon(paid), isPaid: true, made, depositor })),
        { booking, due: inWon(stillDue(booking)), isPaid: false, made, depositor },
      ];
    })
    .filter(({ due }) => due > 0)
    .sort((a, b) => Number(b.isPaid) - Number(a.isPaid) || a.booking.createdAt.localeCompare(b.booking.createdAt));

const namesAmong = <B>(candidates: readonly Candidate<B>[]) => {
  const known = new Map<string, Record<Agreement, Candidate<B>[]>>();
  return ({ names }: Deposit): Record<Agreement, Candidate<B>[]> => {
    const key = names.join('\n');
    const found = known.get(key) ?? { same: [], part: [] };
    if (!known.has(key)) {
      const texts = names.flatMap(spellings).map(bankText);
      for (const candidate of candidates) {
        const how = agreementOf(texts, candidate.depositor);
        if (how) found[how].push(candidate);
      }
      known.set(key, found);
    }
    return found;
  };
};

const byDate = (a: Deposit, b: Deposit): number => (a.date ?? '9').localeCompare(b.date ?? '9') || a.index - b.index;
const byIndex = (a: { deposit: Deposit }, b: { deposit: Deposit }): number => a.deposit.index - b.deposit.index;

/**
 * Certain if name, amount and date agree, there are as many deposits as payments (of cancelled bookings too), and no
 * deposit of an erased booking (`used`) fits.
 */
export function* matchDeposits<B extends Awaited>(
  deposits: readonly Deposit[],
  bookings: readonly B[],
  used: readonly UsedDeposit[],
): InSteps<Matches<B>> {
  const all = candidatesOf(bookings);
  const places = new Map(all.map((candidate, at) => [candidate, at]));
  const agreeing = namesAmong(all);
  const isUsed = ({ date, amount: won }: Deposit): boolean =>
    used.some(({ amount, from, to }) => inWon(amount) === won && (date === null || (from <= date && date <= to)));
  const groups = new Map<string, { deposits: Deposit[]; candidates: Candidate<B>[] }>();
  const wanted = new Map<Candidate<B>, number>();
  for (const deposit of deposits) {
    yield;
    const candidates = exactOf(
      deposit,
      agreeing(deposit).same.filter(({ made }) => deposit.date === null || made <= deposit.date),
    );
    if (candidates.length === 0) continue;
    const key = candidates.map((candidate) => places.get(candidate)).join();
    const group = groups.get(key) ?? { deposits: [], candidates };
    group.deposits.push(deposit);
    groups.set(key, group);
    for (const candidate of candidates) wanted.set(candidate, (wanted.get(candidate) ?? 0) + 1);
  }
  const sure: SureMatch<B>[] = [];
  const settled: SureMatch<B>[] = [];
  for (const group of groups.values()) {
    const isEven =
      group.deposits.length === group.candidates.length &&
      group.candidates.every((candidate) => wanted.get(candidate) === group.deposits.length);
    const isCertain = isEven && !group.deposits.some((deposit) => deposit.unclear || isUsed(deposit));
    if (!isCertain && group.candidates.some(({ isPaid }) => !isPaid)) continue;
    // Paid bookings come first: the earlier deposits belong to them.
    for (const [at, deposit] of [...group.deposits].sort(byDate).entries()) {
      const candidate = group.candidates[at];
      if (candidate) (candidate.isPaid ? settled : sure).push({ deposit, booking: candidate.booking });
    }
  }

  const done = new Set([...sure, ...settled].map(({ deposit }) => deposit));
  const taken = new Set(sure.map(({ booking }) => booking.id));
  const possible: PossibleMatch<B>[] = [];
  const unknown: Deposit[] = [];
  for (const deposit of deposits.filter((each) => !done.has(each))) {
    yield;
    const { same, part } = agreeing(deposit);
    const open = (candidates: Candidate<B>[]) =>
      candidates.filter(({ booking, isPaid }) => !isPaid && !taken.has(booking.id));
    const match = doubtful(deposit, open(same), open(part));
    if (match) possible.push({ deposit, ...match });
    else unknown.push(deposit);
  }
  return { sure: sure.sort(byIndex), settled: settled.sort(byIndex), possible, unknown };
}
