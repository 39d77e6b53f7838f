import type { ReactElement } from 'react';
import { VisuallyHidden } from '../../display/VisuallyHidden/VisuallyHidden';
import {
  Bar,
  Choices,
  Count,
  Counts,
  Day,
  Days,
  Fields,
  Frame,
  Guest,
  Guests,
  Lines,
  NextDays,
} from './Skeleton.styles';

export type SkeletonKind = 'day-list' | 'next-days' | 'form' | 'guest-list' | 'counts';

export interface SkeletonProps {
  /** What is being loaded. */
  kind: SkeletonKind;
  /** Text for screen readers, in place of the grey shapes. */
  label: string;
}

const times = (count: number, draw: (index: number) => ReactElement) =>
  Array.from({ length: count }, (_, i) => draw(i));

const drawDay = (index: number) => (
  <Day key={index}>
    <Bar data-stands-for="date" />
    <Bar data-stands-for="tide" />
    <Lines>
      <Bar data-stands-for="fish" />
      <Bar />
    </Lines>
    <Bar data-stands-for="button" />
  </Day>
);

const SHAPES: Record<SkeletonKind, () => ReactElement> = {
  'day-list': () => <Days>{times(28, drawDay)}</Days>,
  'next-days': () => <NextDays>{times(3, drawDay)}</NextDays>,
  form: () => (
    <Fields>
      <Lines>
        <Bar />
        <Bar data-stands-for="line" />
      </Lines>
      <Lines>
        <Bar data-stands-for="label" />
        <Choices>
          {times(8, (index) => (
            <Bar key={index} data-stands-for="field" />
          ))}
        </Choices>
      </Lines>
      {times(3, (index) => (
        <Lines key={index}>
          <Bar data-stands-for="label" />
          <Bar data-stands-for="field" />
        </Lines>
      ))}
    </Fields>
  ),
  'guest-list': () => (
    <Guests>
      {times(4, (index) => (
        <Guest key={index}>
          <Bar data-stands-for="date" />
          <Bar data-stands-for="line" />
          <Bar data-stands-for="button" />
        </Guest>
      ))}
    </Guests>
  ),
  counts: () => (
    <Counts>
      {times(4, (index) => (
        <Count key={index}>
          <Bar data-stands-for="label" />
          <Bar data-stands-for="figure" />
        </Count>
      ))}
    </Counts>
  ),
};

/** Skeleton of the content that is being loaded; invisible for the first 200 ms. */
export function Skeleton({ kind, label }: SkeletonProps) {
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">{label}</VisuallyHidden>
      <Frame aria-hidden="true">{SHAPES[kind]()}</Frame>
    </div>
  );
}
