import { useState, type ReactNode } from 'react';
import { frame } from '#copy/frame';
import { ErrorState, type ErrorStateProps } from '#src/components/base/feedback/ErrorState/ErrorState';
import { Skeleton, type SkeletonKind } from '#src/components/base/feedback/Skeleton/Skeleton';
import { useIsOffline } from '#src/components/base/useIsOffline';
import { focusContent } from '#src/components/base/focus';
import { failureText } from '#src/store/api';

/** `currentData` is undefined until the data of these arguments are loaded. */
export interface ScreenQuery {
  currentData?: unknown;
  isError: boolean;
  error?: unknown;
  refetch: () => unknown;
}
type DataOf<Queries extends readonly ScreenQuery[]> = {
  [At in keyof Queries]: Exclude<Queries[At]['currentData'], undefined>;
};

interface ScreenProps<Queries extends readonly ScreenQuery[]> {
  /** The queries for the content. */
  queries: Queries;
  skeleton: SkeletonKind;
  /** Text for screen readers during loading. */
  label?: string;
  /**
   * Text of a failure; its hint is by default the first query's reason, or none offline. Without it the skeleton stays.
   */
  failed?: Omit<ErrorStateProps, 'onRetry'>;
  /** The content, with the data of the queries in their order. */
  children: (...data: DataOf<Queries>) => ReactNode;
}

/** A failure stays visible during automatic refetches, because events may repeat them without end. */
export function Screen<const Queries extends readonly ScreenQuery[]>({
  queries,
  skeleton,
  label = frame.loading,
  failed,
  children,
}: ScreenProps<Queries>) {
  const isOffline = useIsOffline();
  const [seen, setSeen] = useState<unknown>(undefined);
  const missing = queries.filter(({ currentData }) => currentData === undefined);
  if (missing.length === 0) return children(...(queries.map(({ currentData }) => currentData) as DataOf<Queries>));
  const broken = missing.find(({ isError, error }) => isError || (error !== undefined && error === seen));
  if (broken?.isError && broken.error !== seen) setSeen(broken.error);
  if (!broken || !failed) return <Skeleton kind={skeleton} label={label} />;
  return (
    <ErrorState
      {...(!isOffline && { hint: failureText(broken.error) })}
      {...failed}
      onRetry={() => {
        focusContent();
        setSeen(undefined);
        queries.forEach((query) => (query.isError || query === broken) && void query.refetch());
      }}
    />
  );
}
