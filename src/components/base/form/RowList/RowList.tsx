import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { rowList as copy } from '#copy/rowList';
import { Button } from '../../actions/Button/Button';
import { VisuallyHidden } from '../../display/VisuallyHidden/VisuallyHidden';
import { Hint } from '../Field/Field.styles';
import { FieldError } from '../Field/FieldError';
import { Box, Row } from './RowList.styles';
import { Wrap } from '../../display/elements.styles';
import type { Elements } from '../../elements';

export interface RowListProps<Item> {
  /** Label of the list, which is also its accessible name. */
  label: string;
  /** Help below the label. */
  hint?: string;
  /** Name of the list in its form: an error moves the focus to it. */
  name: string;
  /** The rows. */
  value: readonly Item[];
  /** Called with the changed rows. */
  onChange: (rows: Item[]) => void;
  /** Values of a new row; null if `adding` adds the rows. */
  newRow: Item | null;
  /** Replaces the button that adds an empty row. */
  adding?: Elements;
  /** Most rows. */
  max: number;
  /** Name of a row, for its buttons and for announcements. */
  nameOf: (row: Item) => string;
  /** Name of a row without one, by its place from 1. */
  unnamed?: (place: number) => string;
  /** The fields of a row and its place, from 1; `change` replaces some of its values. */
  children: (row: Item, change: (over: Partial<Item>) => void, place: number) => Elements;
  /** Reason and remedy; shown in red below the list. */
  error?: string | null | undefined;
}

/** In their order, which is the same in all rows. */
const controlsOf = (row: Element): HTMLElement[] => [
  ...row.querySelectorAll<HTMLElement>('input, textarea, select, button'),
];

/**
 * Rows that can be added, removed and moved, by buttons or by Alt with an arrow key. A move is announced, and the focus
 * stays on the same control: on a button it does not open a phone's keyboard.
 */
export function RowList<Item extends object>({
  label,
  hint,
  name,
  value,
  onChange,
  newRow,
  adding,
  max,
  nameOf,
  unnamed = copy.row,
  children,
  error,
}: RowListProps<Item>) {
  const id = useId();
  const hintId = useId();
  const box = useRef<HTMLFieldSetElement>(null);
  const [said, setSaid] = useState('');
  const [focus, setFocus] = useState<{ row: number; control: number } | null>(null);
  const called = (index: number): string => {
    const row = value[index];
    return (row && nameOf(row)) || unnamed(index + 1);
  };

  useEffect(() => {
    const row = focus && box.current?.querySelector(`[data-row="${focus.row}"]`);
    if (row) controlsOf(row)[focus.control]?.focus();
  }, [focus]);

  const move = (from: number, to: number, by: EventTarget): void => {
    const row = value[from];
    if (row === undefined || to < 0 || to >= value.length) return;
    const rows = value.filter((_, index) => index !== from);
    onChange([...rows.slice(0, to), row, ...rows.slice(to)]);
    setSaid(copy.moved(called(from), to + 1, value.length));
    const moved = box.current?.querySelector(`[data-row="${from}"]`);
    if (moved) setFocus({ row: to, control: controlsOf(moved).findIndex((control) => control === by) });
  };
  const remove = (index: number): void => {
    onChange(value.filter((_, at) => at !== index));
    setSaid(copy.removed(called(index)));
    box.current?.focus();
  };
  const onKeyDown = (index: number) => (event: KeyboardEvent) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!event.altKey || step === undefined) return;
    event.preventDefault();
    move(index, index + step, event.target);
  };

  return (
    <Box ref={box} name={name} tabIndex={-1} aria-describedby={error ? id : hint && hintId}>
      <legend>{label}</legend>
      {hint && !error && <Hint id={hintId}>{hint}</Hint>}
      {value.map((row, index) => (
        <Row key={index} data-row={index} role="group" aria-label={called(index)} onKeyDown={onKeyDown(index)}>
          {children(
            row,
            (over) => onChange(value.map((one, at) => (at === index ? { ...one, ...over } : one))),
            index + 1,
          )}
          <Wrap>
            <Button
              size="small"
              aria-label={copy.upOf(called(index))}
              onClick={(event) => move(index, index - 1, event.currentTarget)}
            >
              {copy.up}
            </Button>
            <Button
              size="small"
              aria-label={copy.downOf(called(index))}
              onClick={(event) => move(index, index + 1, event.currentTarget)}
            >
              {copy.down}
            </Button>
            <Button size="small" aria-label={copy.removeOf(called(index))} onClick={() => remove(index)}>
              {copy.remove}
            </Button>
          </Wrap>
        </Row>
      ))}
      {value.length < max && adding}
      {value.length < max && newRow !== null && (
        <Button
          icon="plus"
          onClick={() => {
            onChange([...value, newRow]);
            setFocus({ row: value.length, control: 0 });
          }}
        >
          {copy.add(label)}
        </Button>
      )}
      <div id={id}>{error && <FieldError>{error}</FieldError>}</div>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </Box>
  );
}
