import { seoulToday, sameMonth, yearMonthOf, type YearMonth } from '../day/calendar.rules';
import type { FieldProblem } from '../errors';
import { characters, cleanLines, cleanText, hasForbiddenCharacter } from '../text.rules';
import type { SaveCatch } from './catch.schema';

/** Characters of the text and of a caption; photographs of a post. */
export const CATCH = { storyMax: 1000, captionMax: 100, picturesMax: 10 } as const;

export const LATEST_CATCHES = 3;

export const cleanCatch = ({ story, pictures, ...post }: SaveCatch): SaveCatch => ({
  ...post,
  story: cleanLines(story),
  pictures: pictures.map(({ id, caption }) => ({ id, caption: cleanText(caption) })),
});

type CatchField = 'date' | 'story' | 'pictures' | 'caption';

/** In the order of the form. The trip has departed today or earlier; a post has a text or a photograph. */
export const catchProblems = ({ date, story, pictures }: SaveCatch, now: Date): FieldProblem<CatchField>[] => {
  const problems: FieldProblem<CatchField>[] = [];
  if (date > seoulToday(now)) problems.push({ field: 'date', code: 'TRIP_AHEAD' });
  if (story === '' && pictures.length === 0) problems.push({ field: 'story', code: 'CATCH_EMPTY' });
  if (characters(story) > CATCH.storyMax) problems.push({ field: 'story', code: 'TOO_LONG', max: CATCH.storyMax });
  else if (hasForbiddenCharacter(story)) problems.push({ field: 'story', code: 'CHARACTER_INVALID' });
  if (pictures.length > CATCH.picturesMax)
    problems.push({ field: 'pictures', code: 'PICTURES_TOO_MANY', max: CATCH.picturesMax });
  const captions = pictures.map(({ caption }) => caption);
  if (captions.some((caption) => characters(caption) > CATCH.captionMax))
    problems.push({ field: 'caption', code: 'TOO_LONG', max: CATCH.captionMax });
  else if (captions.some(hasForbiddenCharacter)) problems.push({ field: 'caption', code: 'CHARACTER_INVALID' });
  return problems;
};

/** The trip's month in this year or the next, if it is bookable (`months`). */
export const sameSeason = (date: string, months: readonly YearMonth[]): YearMonth | null => {
  const { month } = yearMonthOf(date);
  return months.find((one) => sameMonth(one, { year: one.year, month })) ?? null;
};
