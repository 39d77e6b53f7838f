import type { ReactElement } from 'react';
import { VisuallyHidden } from '../../display/VisuallyHidden/VisuallyHidden';
import { Bar, Cards, Choices, Day, Days, Fields, Frame, Lines, Row, Rows } from './Skeleton.styles';

export type SkeletonKind = 'days' | 'cards' | 'form' | 'rows';

export interface SkeletonProps {
  /** The loading content. */
  kind: SkeletonKind;
  /** Text for screen readers, in place of the grey shapes. */
  label: string;
}

const times = (count: number, render: (index: number) => ReactElement) =>
  Array.from({ length: count }, (_, i) => render(i));

const renderDay = (index: number) => (
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
  days: () => <Days>{times(28, renderDay)}</Days>,
  cards: () => <Cards>{times(2, renderDay)}</Cards>,
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
  rows: () => (
    <Rows>
      {times(4, (index) => (
        <Row key={index}>
          <Bar data-stands-for="date" />
          <Bar data-stands-for="line" />
          <Bar data-stands-for="button" />
        </Row>
      ))}
    </Rows>
  ),
};

/** Placeholder for loading content; invisible for the first 200 ms. */
export function Skeleton({ kind, label }: SkeletonProps) {
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">{label}</VisuallyHidden>
      <Frame aria-hidden="true">{SHAPES[kind]()}</Frame>
    </div>
  );
}
