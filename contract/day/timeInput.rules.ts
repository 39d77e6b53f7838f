import type { FieldProblem } from '../errors';
import { CLOCK, MEET_MAX } from '../time.rules';
import type { TripTimes } from './times.rules';

export const TIME_FIELDS = ['departAt', 'returnAt', 'meetAt'] as const satisfies (keyof TripTimes)[];

export const timeProblems = (draft: { [Field in keyof TripTimes]?: TripTimes[Field] | undefined }): FieldProblem<
  keyof TripTimes
>[] => {
  const problems: FieldProblem<keyof TripTimes>[] = [];
  for (const field of ['departAt', 'returnAt'] as const) {
    const clock = draft[field];
    if (typeof clock === 'string' && !CLOCK.test(clock)) problems.push({ field, code: 'VALUE_INVALID' });
  }
  const { meetAt } = draft;
  if (typeof meetAt === 'number' && !(Number.isInteger(meetAt) && meetAt >= 0 && meetAt <= MEET_MAX))
    problems.push({ field: 'meetAt', code: 'NUMBER_INVALID', max: MEET_MAX });
  return problems;
};
