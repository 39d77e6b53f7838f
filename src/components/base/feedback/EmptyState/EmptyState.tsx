import type { ReactNode } from 'react';
import { Actions, Hint, Note, Picture, Title } from './EmptyState.styles';

export interface EmptyStateProps {
  title: string;
  hint?: string;
  /** The boat above the words; a page that has it elsewhere may go without. */
  picture?: boolean;
  /** The one next step. */
  action?: ReactNode;
  /** `h1` where the state is the whole page, which then begins there. */
  as?: 'p' | 'h1' | 'h2';
}

/** Nothing to show: a sentence and one next step. */
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
