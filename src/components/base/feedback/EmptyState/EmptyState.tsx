import { Actions, Hint, Note, Picture, Title } from './EmptyState.styles';
import type { Elements } from '../../elements';

export interface EmptyStateProps {
  /** Says what is missing. */
  title: string;
  /** Second line: the next step in words. */
  hint?: string;
  /** Shows the boat above the text; set to false on pages that show it elsewhere. */
  picture?: boolean;
  /** The single next step. */
  action?: Elements;
  /** `h1` if the empty state is the whole page; the focus then moves to it when the page opens. */
  as?: 'p' | 'h1' | 'h2';
}

/** Empty state: a sentence and one next step. */
export function EmptyState({ title, hint, picture = true, action, as }: EmptyStateProps) {
  return (
    <Note>
      {picture && <Picture src="/art/boat-only.svg" alt="" width={120} height={72} />}
      <div>
        <Title as={as} {...(as === 'h1' && { id: 'page-title', tabIndex: -1 })}>
          {title}
        </Title>
        {hint && <Hint>{hint}</Hint>}
      </div>
      {action && <Actions>{action}</Actions>}
    </Note>
  );
}
