import { useEffect, useRef, useState } from 'react';
import type { DepositGuest, UsedDeposit } from '#contract/booking/guest.schema';
import { seoulToday } from '#contract/day/calendar.rules';
import { matchDeposits, type Matches, type Statement } from '#contract/booking/statement.rules';
import { useNow } from '#src/store/hooks';
import { pageState } from '#src/store/pageState';
import { inSteps } from './inSteps';
import { readStatement, statementProblem, textOfFile, textProblem } from './readStatement';

/** In memory only: it survives an error, other pages and another login, but not the end of the tab or a logout. */
const pasted = pageState('statement', { text: '' }, { isPrivate: true });

/** With the bookings at the time of matching. */
export interface Matched {
  id: number;
  statement: Statement;
  matches: Matches<DepositGuest>;
}

export const useStatement = (onMatched: (matched: Matched) => void) => {
  const today = seoulToday(useNow());
  const [{ text }, paste] = pasted.use();
  const [file, setFile] = useState<File | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [pending, setPending] = useState(false);
  const run = useRef(0);
  useEffect(
    () => () => {
      run.current += 1;
    },
    [],
  );

  const onText = (next: string, from: File | null = null) => {
    setFile(from);
    setError(null);
    paste({ text: next });
  };
  const match = async (asked: string, guests: readonly DepositGuest[], used: readonly UsedDeposit[]): Promise<void> => {
    const id = (run.current += 1);
    const isCancelled = () => run.current !== id;
    setError(textProblem(asked));
    if (textProblem(asked) !== null) return;
    setPending(true);
    const statement = await inSteps(readStatement(asked, today), isCancelled);
    const matches = statement && (await inSteps(matchDeposits(statement.deposits, guests, used), isCancelled));
    if (!matches) return;
    setPending(false);
    setError(statementProblem(statement));
    if (statementProblem(statement) === null) onMatched({ id, statement, matches });
  };
  return {
    match: (guests: readonly DepositGuest[], used: readonly UsedDeposit[]) => match(text, guests, used),
    form: {
      text,
      file,
      error,
      pending,
      onText: (next: string) => onText(next),
      onFile: async (chosen: File) => {
        const read = await textOfFile(chosen);
        if ('problem' in read) {
          setError(read.problem);
          return;
        }
        onText(read.text, chosen);
      },
    },
  };
};
