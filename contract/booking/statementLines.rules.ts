import { addDays, type DayDate } from '../day/calendar.rules';
import {
  addRead,
  AFTER_NUMBER,
  BANK,
  BEFORE_NUMBER,
  dateOf,
  type Deposit,
  type InSteps,
  type Statement,
  UNDONE,
} from './statement.rules';

/** Whole words only: 신한 in 신한별 is part of a person's name. */
const BANK_WORD = new RegExp(`(?<!\\S)${BANK}(?!\\S)`, 'g');

const BALANCE = /(?:거래\s*후\s*)?(?:잔액|잔고)\s*:?\s*[\d,]+\s*원?/g;
const GROUPED = String.raw`\d{1,3}(?:,\d{3})+`;
/** After a name, a signed number without commas and 원 is part of the name: 한바다-5678. */
const SIGN = String.raw`[+\-](?=\s*₩?\s*(?:${GROUPED}|\d+\s*원))|(?<![\p{L}\d])[+\-]`;
const MARKED = new RegExp(String.raw`(입금|출금|${SIGN})\s*₩?\s*([\d,]+)\s*원?|([\d,]+)\s*원\s*(입금|출금)`, 'u');
const WRITTEN = new RegExp(
  String.raw`(?<![\d,*:./\-])(?:(${GROUPED})(?:\s*원)?|(\d{4,})\s*원(?!\p{L}))(?![\d*:./\-])`,
  'gu',
);
/** Fewer digits are a date or the end of a telephone number. */
const BARE = new RegExp(String.raw`${BEFORE_NUMBER}(?<![,*:./+\-])(\d{5,})${AFTER_NUMBER}(?![,*:./\-])`, 'gu');

/** Banks write their name directly before date and time: 신한11/20 10:11. */
const BANK_BEFORE_TIME = new RegExp(String.raw`(?<!\S)(${BANK})(?=[\d./-]+\s+\d{1,2}:\d{2})`, 'g');

const NOT_A_NAME = new RegExp(
  [
    String.raw`\[[^\]]*\]`,
    String.raw`${BEFORE_NUMBER}(?:\d{1,4}\s*[\-./년]\s*\d{1,2}\s*(?:[\-./월]\s*\d{1,2}\s*[일.]?|월)?|\d{1,2}월\s*\d{1,2}일|(?<!,)\d{1,2}[월일](?![가-힣\d]))${AFTER_NUMBER}(?:\s*[월화수목금토일](?![가-힣]))?`,
    String.raw`[월화수목금토일]요일`,
    String.raw`[(（][월화수목금토일][)）]`,
    String.raw`(?<![가-힣])(?:오늘|어제)(?![가-힣])`,
    String.raw`\d{1,2}:\d{2}(?::\d{2})?`,
    String.raw`[\d*]+(?:-[\d*]+)+`,
    String.raw`(?<![가-힣\d*])(?=\d*\*)(?=\**\d)[\d*]{4,}`,
    '오전|오후',
  ].join('|'),
  'gu',
);

interface Part {
  line: string;
  date: DayDate | null;
  /** A date after a name counts only if there is no other date: some boats ask for the trip's day there. */
  dateBehindName: DayDate | null;
  /** In won, negative out of the account; NaN if it is not clear. */
  amount: number | null;
  isSigned: boolean;
  kind: 'in' | 'out' | null;
  name: string;
}

/** A longer line is not a transaction. */
const LINE_MAX = 500;

const RELATIVE_DAY = /(?<![가-힣])(오늘|어제)(?![가-힣])/;
const dayOf = (line: string, today: DayDate): DayDate | null => {
  const relative = RELATIVE_DAY.exec(line)?.[1];
  return dateOf(line, today) ?? (relative ? addDays(today, relative === '오늘' ? 0 : -1) : null);
};

const withoutDates = (line: string): string => line.replaceAll(BALANCE, ' ').replaceAll(NOT_A_NAME, ' ');

/** `isWritten`: amounts of the list have commas or 원, so other digits are not amounts. */
const readLine = (whole: string, today: DayDate, isWritten: boolean): Part => {
  const line = whole.replaceAll(BANK_BEFORE_TIME, '$1 ');
  const unread = { line, date: null, dateBehindName: null, isSigned: false, kind: null, name: '' };
  if (line.length > LINE_MAX) return { ...unread, amount: NaN };
  const rest = withoutDates(line);
  const marked = MARKED.exec(rest);
  const amounts = isWritten ? WRITTEN : BARE;
  const bare = [...rest.matchAll(amounts)];
  const sign = marked?.[1] ?? marked?.[4];
  const won = Number((marked?.[2] ?? marked?.[3] ?? bare[0]?.[1] ?? bare[0]?.[2])?.replaceAll(',', ''));
  const text = rest.replace(MARKED, ' ').replaceAll(amounts, ' ');
  const words = text.replaceAll(/입금|출금|[,|:"]/g, ' ').replaceAll(BANK_WORD, ' ');
  const spaced = words.replaceAll(/\s+/g, ' ').trim();
  const name = /\p{L}/u.test(spaced) ? spaced : '';
  const word = /입금|출금/.exec(text)?.[0];
  let kind: Part['kind'] = null;
  if (word) kind = word === '출금' ? 'out' : 'in';
  const date = dayOf(line, today);
  const isBehind = !marked && bare.length === 0 && /^\s*\p{L}[^:]*$/u.test(line) && name !== '';
  const part = { ...unread, ...(isBehind ? { dateBehindName: date } : { date }), kind, name } as const;
  if (UNDONE.test(text) && (marked || bare.length > 0)) return { ...part, amount: NaN };
  if (marked) return { ...part, isSigned: true, amount: sign === '출금' || sign === '-' ? -won : won };
  if (bare.length === 1 && kind === 'out') return { ...part, isSigned: true, amount: -won };
  // Without a sign the amounts of one line cannot be told apart.
  if (bare.length > 1) return { ...part, amount: NaN };
  return { ...part, amount: bare.length === 1 ? won : null };
};

/** A date above several transactions is a header. */
interface Reading {
  order: 'above' | 'below';
  isHeaded: boolean;
}
const READINGS: readonly Reading[] = [
  { order: 'above', isHeaded: true },
  { order: 'below', isHeaded: true },
  { order: 'above', isHeaded: false },
  { order: 'below', isHeaded: false },
];

interface Entry {
  amount: number;
  names: number[];
  first: number;
  last: number;
}
/** `faults` counts unpaired names and amounts. */
interface Outcome {
  entries: Entry[];
  faults: number;
}

const NOTHING: Outcome = { entries: [], faults: 0 };
const isComplete = ({ amount, name }: Part): boolean => amount !== null && name !== '';
const isDateAlone = ({ date, amount, name, kind }: Part): boolean =>
  date !== null && amount === null && name === '' && kind === null;

interface Block {
  parts: readonly Part[];
  from: number;
  to: number;
}
const positions = ({ from, to }: Block): number[] => Array.from({ length: to - from }, (_, at) => from + at);
const those = (block: Block, is: (part: Part) => boolean): number[] =>
  positions(block).filter((at) => is(block.parts[at] as Part));
const hasAmount = ({ amount }: Part): boolean => amount !== null;

const paired = (block: Block, order: Reading['order']): Outcome => {
  const amounts = those(block, hasAmount);
  const names = those(block, (part) => part.name !== '' && part.amount === null);
  // A name without an amount is not a depositor's.
  if (amounts.length === 0) return { entries: [], faults: Math.min(names.length, 1) };
  let faults = 0;
  const inOrder = order === 'above' ? amounts : [...amounts].reverse();
  const left = order === 'above' ? names : [...names].reverse();
  const isBefore = (name: number, amount: number) => (order === 'above' ? name < amount : name > amount);
  let next = 0;
  const entries = inOrder.map((at): Entry => {
    const own: number[] = [];
    for (let name = left[next]; name !== undefined && isBefore(name, at); name = left[(next += 1)]) own.push(name);
    if (order === 'below') own.reverse();
    const complete = isComplete(block.parts[at] as Part);
    // A remark may stand below a complete line, never above it.
    if (complete ? order === 'above' && own.length > 0 : own.length === 0) faults += 1;
    const used = complete ? [at] : own;
    return { amount: at, names: used, first: Math.min(at, ...used), last: Math.max(at, ...used) };
  });
  if (next < left.length) faults += 1;
  return { entries: order === 'above' ? entries : entries.reverse(), faults };
};

const headed = (block: Block): Block[] => {
  const starts = [block.from, ...those(block, isDateAlone).filter((at) => at > block.from)];
  return starts.map((from, at) => ({ ...block, from, to: starts[at + 1] ?? block.to }));
};

const readAs = (block: Block, { order, isHeaded }: Reading): Outcome => {
  if (isHeaded) {
    const pieces = headed(block);
    const outcomes = pieces.map((piece) => paired(piece, order));
    return {
      entries: outcomes.flatMap(({ entries }) => entries),
      faults: outcomes.reduce((sum, { faults }) => sum + faults, 0),
    };
  }
  const dates = those(block, isDateAlone).length;
  const { entries, faults } = paired(block, order);
  return { entries, faults: faults + (dates === 0 || dates === entries.length ? 0 : 1) };
};

/** Null for a block with several amounts. */
const single = (block: Block): Outcome | null => {
  const [amount, ...more] = those(block, hasAmount);
  if (amount === undefined) return NOTHING;
  const names = those(block, ({ name }) => name !== '');
  const isOneSided = names.every((at) => at <= amount) || names.every((at) => at >= amount);
  if (more.length > 0 || !isOneSided) return null;
  const used = isComplete(block.parts[amount] as Part) ? [amount] : names;
  return {
    entries: [{ amount, names: used, first: Math.min(amount, ...used), last: Math.max(amount, ...used) }],
    faults: 0,
  };
};

const pairsOf = ({ entries }: Outcome): string =>
  entries.map(({ amount, names }) => `${amount}:${names.join()}`).join(' ');

type Found = Entry & { block: Block; unclear: number[] | null };

/** If another reading is as good, or better for a block, the pairs are uncertain. */
function* entriesOf(blocks: readonly Block[]): InSteps<Found[]> {
  const read: { block: Block; outcomes: Outcome[] }[] = [];
  for (const block of blocks) {
    yield;
    const alone = single(block);
    read.push({ block, outcomes: READINGS.map((reading) => alone ?? readAs(block, reading)) });
  }
  const totals = READINGS.map((_, at) => read.reduce((sum, { outcomes }) => sum + (outcomes[at]?.faults ?? 0), 0));
  const best = totals.indexOf(Math.min(...totals));
  return read.flatMap(({ block, outcomes }) => {
    const { entries, faults } = outcomes[best] ?? NOTHING;
    const pairs = pairsOf(outcomes[best] ?? NOTHING);
    const rivals = outcomes.filter(
      (rival, at) => pairsOf(rival) !== pairs && (totals[at] === totals[best] || rival.faults < faults),
    );
    return entries.map((entry, at) => {
      const others = rivals.flatMap((rival) => rival.entries[at]?.names ?? []);
      return { ...entry, block, unclear: rivals.length > 0 ? others : null };
    });
  });
}

/** A bank's message begins with a bracket. */
const blocksOf = (parts: readonly Part[]): Block[] => {
  const isEdge = ({ line }: Part) => line.trim() === '' || line.includes('[');
  const starts = [0, ...parts.flatMap((part, at) => (at > 0 && isEdge(part) ? [at] : []))];
  return starts.map((from, at) => ({ parts, from, to: starts[at + 1] ?? parts.length }));
};

/** The sign may stand on the line above, else on the line below. */
const wonOf = ({ amount, block }: Found, before: Found | undefined, after: Found | undefined): number => {
  const { parts } = block;
  const won = parts[amount]?.amount ?? NaN;
  if (parts[amount]?.isSigned || won <= 0) return won;
  const from = before?.block === block ? before.amount + 1 : block.from;
  const to = after?.block === block ? after.amount : block.to;
  const isStated = ({ kind }: Part): boolean => kind !== null;
  const stated = parts.slice(from, amount).reverse().find(isStated) ?? parts.slice(amount + 1, to).find(isStated);
  return stated?.kind === 'out' ? -won : won;
};

const datedBy = (parts: readonly Part[]) => {
  const upTo: number[] = [];
  const from: number[] = Array.from({ length: parts.length }, () => -1);
  for (const [at, { date }] of parts.entries()) upTo.push(date === null ? (upTo[at - 1] ?? -1) : at);
  for (let at = parts.length - 1; at >= 0; at -= 1) from[at] = parts[at]?.date ? at : (from[at + 1] ?? -1);
  return { upTo, from };
};

/** The whole list decides where names stand. A date above several deposits counts for all. */
export function* depositsOfLines(text: string, today: DayDate): InSteps<Statement> {
  const statement: Statement = { deposits: [], withdrawals: 0, repeated: 0, unread: 0 };
  const seen = new Set<string>();
  const parts: Part[] = [];
  const lines = text.normalize('NFC').split(/\r?\n/);
  let isWritten = false;
  for (const line of lines) {
    yield;
    isWritten ||= line.length <= LINE_MAX && withoutDates(line).search(WRITTEN) >= 0;
  }
  for (const line of lines) {
    yield;
    parts.push(readLine(line, today, isWritten));
  }
  const dated = datedBy(parts);
  /** Among the entry's lines, else above it, or below if the dates of its block stand below. */
  const dateOfEntry = ({ first, last, names, block }: Found): DayDate | null => {
    const above = dated.upTo[last] ?? -1;
    const below = dated.from[last] ?? -1;
    const isBelow = above < block.from && below >= 0 && below < block.to;
    const found = parts[isBelow && above < first ? below : above]?.date;
    return found ?? names.map((at) => parts[at]?.dateBehindName ?? null).find((date) => date !== null) ?? null;
  };
  const entries = yield* entriesOf(blocksOf(parts));
  for (const [at, entry] of entries.entries()) {
    yield;
    const { names, first, unclear, block } = entry;
    const next = entries[at + 1];
    const end = next?.block === block ? next.first : block.to;
    const own = [...new Set([...names, ...(unclear ?? [])].map((each) => parts[each]?.name ?? ''))];
    const read: Omit<Deposit, 'index'> = {
      date: dateOfEntry(entry),
      names: own,
      amount: wonOf(entry, entries[at - 1], next),
      ...(unclear && { unclear: true }),
    };
    const used = parts.slice(first, end).map(({ line }) => line);
    addRead(statement, seen, read, used.join('\n'));
  }
  return statement;
}
