import type { Elements } from '../../elements';
import { Details, Inside, Summary } from './Fold.styles';

export interface FoldProps {
  /** Heading and toggle. */
  title: string;
  /** Beside the heading, such as a count. */
  note?: string | null;
  /** Called on opening and closing. */
  onToggle?: (open: boolean) => void;
  /** Content that is hidden while closed; a form's fields stay in the form. */
  children: Elements;
}

/** A collapsible section; closed, it is one line high. */
export function Fold({
  title,
  note,
  onToggle,
  className,
  children,
}: FoldProps & {
  /** Set by `styled(Fold)`. */
  className?: string;
}) {
  return (
    <Details className={className} onToggle={({ currentTarget }) => onToggle?.(currentTarget.open)}>
      <Summary>
        <h2>{title}</h2>
        {note && <span>{note}</span>}
      </Summary>
      <Inside>{children}</Inside>
    </Details>
  );
}
