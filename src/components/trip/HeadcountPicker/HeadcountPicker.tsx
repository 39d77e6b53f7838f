import { useEffect, useId, useRef, useState } from 'react';
import { booking } from '../../../../copy/booking';
import { format } from '../../../../copy/format';
import { ChoiceGroup } from '../../base/form/Choice/ChoiceGroup';
import { Icon } from '../../base/display/Icon/Icon';
import { Choices, Gone, Headcount, More } from './HeadcountPicker.styles';

export interface HeadcountPickerProps {
  /** Label, which is also the accessible name. */
  label: string;
  /** The selected headcount; if no button has this number, none is selected. */
  value: number;
  /** Number of bookable seats: the last button. */
  max: number;
  /** How many seats are left, beside the label. */
  seatsLeftText?: string | undefined;
  /** What is wrong and what to do; shown in red below the control. */
  error?: string | null | undefined;
  /** Called with the selected headcount. */
  onChange: (headcount: number) => void;
  /** Name of the field within its form. */
  name?: string;
  /** Whether the control cannot be used. */
  disabled?: boolean;
}

/**
 * Up to this many buttons are all shown; more would make the form too long for a phone, so the rest is shown on demand.
 */
const ALL_SHOWN = 8;
/** Number of buttons shown at first; covers most parties. */
const FEW = 6;

/**
 * Selects the size of the party, 1 to `max`, from a radio group of buttons. If there are many, the first six are shown
 * and a button shows the others.
 */
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
  const [isOpen, setOpen] = useState(false);
  const isFolded = max > ALL_SHOWN && value <= FEW && !isOpen;
  const count = isFolded ? FEW : max;
  // Buttons of seats that others have booked meanwhile leave their room: what is below them stays where it is. A choice
  // that folds the others is the visitor's own, and needs none.
  const [room, setRoom] = useState(count);
  if (count > room) setRoom(count);
  useEffect(() => {
    // The button that was clicked is removed: the focus moves to the first option that it revealed.
    if (isOpen) choices.current?.querySelector<HTMLInputElement>(`input[value='${FEW + 1}']`)?.focus();
  }, [isOpen]);
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
            {format.people(headcount)}
          </Headcount>
        ))}
        {isFolded && (
          <More type="button" onClick={() => setOpen(true)}>
            {booking.moreHeadcounts}
          </More>
        )}
        {!isFolded && Array.from({ length: room - count }, (_, index) => <Gone key={index} />)}
      </Choices>
    </ChoiceGroup>
  );
}
