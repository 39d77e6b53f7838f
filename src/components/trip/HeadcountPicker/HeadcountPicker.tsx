import { useEffect, useId, useRef, useState } from 'react';
import { booking } from '#copy/booking';
import { format } from '#copy/format';
import { ChoiceGroup } from '#src/components/base/form/Choice/ChoiceGroup';
import { Icon } from '#src/components/base/display/Icon/Icon';
import { Choices, Empty, Headcount, More } from './HeadcountPicker.styles';

export interface HeadcountPickerProps {
  /** Label and accessible name. */
  label: string;
  /** Selected headcount; a number without a button selects none. */
  value: number;
  /** Number of bookable seats. */
  max: number;
  /** Seats left, shown beside the label. */
  seatsLeftText?: string | undefined;
  /** Reason and remedy, in red below. */
  error?: string | null | undefined;
  /** Called with the selected headcount. */
  onChange: (headcount: number) => void;
  /** Name of the form field. */
  name?: string;
  /** Whether the control cannot be used. */
  disabled?: boolean;
}

/** Two rows on a phone, one on a wide screen. */
const ALL_SHOWN = 8;
/** Buttons per row on a phone. */
const ROW = 4;
/** Places taken by the button that shows the rest. */
const MORE = 2;
const inRows = (count: number): number => Math.max(ROW, Math.ceil(count / ROW) * ROW);

/** Seats change live within the displayed rows, so that nothing below moves. */
export function HeadcountPicker({
  label,
  value,
  max,
  seatsLeftText,
  error,
  onChange,
  name,
  disabled,
}: HeadcountPickerProps) {
  const id = useId();
  const choices = useRef<HTMLDivElement>(null);
  const [slots, setSlots] = useState(() => inRows(value > ALL_SHOWN - MORE ? max : Math.min(max, ALL_SHOWN)));
  /** The first newly visible headcount. */
  const [revealed, setRevealed] = useState(0);
  const few = slots - MORE;
  const isFolded = max > slots && value <= few;
  const [wasFolded, setWasFolded] = useState(isFolded);
  if (isFolded !== wasFolded) setWasFolded(isFolded);
  // A headcount restored after the first render shows all buttons.
  if (max > slots && value > (wasFolded ? few : slots)) setSlots(inRows(max));
  const count = isFolded ? few : Math.min(max, slots);
  useEffect(() => {
    // The clicked button disappears, so the focus moves to the first new option.
    if (revealed > 0) choices.current?.querySelector<HTMLInputElement>(`input[value='${revealed}']`)?.focus();
  }, [revealed]);
  const showAll = () => {
    setSlots(inRows(max));
    setRevealed(few + 1);
  };
  return (
    <ChoiceGroup label={label} hint={seatsLeftText} hintPlace="aside" error={error} disabled={disabled}>
      <Choices ref={choices}>
        {Array.from({ length: count }, (_, index) => index + 1).map((headcount) => (
          <Headcount
            key={headcount}
            type="radio"
            name={name ?? id}
            value={headcount}
            checked={headcount === value}
            onChange={() => onChange(headcount)}
          >
            <Icon name="check" />
            <span>{format.people(headcount)}</span>
          </Headcount>
        ))}
        {isFolded ? (
          <More type="button" onClick={showAll}>
            {booking.moreHeadcounts(format.people(few + 1))}
          </More>
        ) : (
          Array.from({ length: slots - count }, (_, index) => <Empty key={index} />)
        )}
      </Choices>
    </ChoiceGroup>
  );
}
