import type { DayDate } from '#contract/day/calendar.rules';
import { createDay as copy } from '#copy/createDay';
import { format } from '#copy/format';
import { frame } from '#copy/frame';
import { EmptyState } from '#src/components/base/feedback/EmptyState/EmptyState';
import { LinkButton } from '#src/components/base/actions/LinkButton/LinkButton';

export interface CreateDayPromptProps {
  /** The date without a trip. */
  date: DayDate;
  /** URL of the form that creates a trip on this date. */
  createHref: string;
  /** URL of the date's month. */
  listHref: string;
}

export function CreateDayPrompt({ date, createHref, listHref }: CreateDayPromptProps) {
  return (
    <EmptyState
      as="h1"
      title={copy.title(format.longDate(date))}
      hint={copy.hint}
      action={
        <>
          <LinkButton href={createHref} variant="primary" icon="plus">
            {copy.create}
          </LinkButton>
          <LinkButton href={listHref} icon="list">
            {frame.list}
          </LinkButton>
        </>
      }
    />
  );
}
