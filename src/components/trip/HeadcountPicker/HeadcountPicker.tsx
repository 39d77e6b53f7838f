import { useEffect, useId, useRef, useState } from 'react';
import { booking } from '../../../../copy/booking';
import { format } from '../../../../copy/format';
import { ChoiceGroup } from '../../base/form/Choice/ChoiceGroup';
import { Icon } from '../../base/display/Icon/Icon';
import { Choices, Empty, Headcount, More } from './HeadcountPicker.styles';

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

/** Up to this many are all shown: two rows of buttons on a phone, one on a wide screen. */
const ALL_SHOWN = 8;
/** The buttons of a row on a phone. */
const ROW = 4;
/** The places that the button takes which shows the others. */
const MORE = 2;
const inRows = (count: number): number => Math.max(ALL_SHOWN, Math.ceil(count / ROW) * ROW);

/**
 * Selects the size of the party, 1 to `max`, from a radio group of buttons. If there are many, the first six are shown
 * and a button shows the others. Seats that others book or give back meanwhile change the buttons within the rows that are
 * shown: what is below them stays where it is.
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
  const [room, setRoom] = useState(() => inRows(value > ALL_SHOWN - MORE ? max : 0));
  /** The headcount whose button takes the place of the one that was clicked. */
  const [revealed, setRevealed] = useState(0);
  const few = room - MORE;
  const isFolded = max > room && value <= few;
  const [wasFolded, setWasFolded] = useState(isFolded);
  if (isFolded !== wasFolded) setWasFolded(isFolded);
  // A headcount that was typed before, and is restored after the first render, is shown with all others.
  if (max > room && value > (wasFolded ? few : room)) setRoom(inRows(max));
  const count = isFolded ? few : Math.min(max, room);
  useEffect(() => {
    // The button that was clicked is removed: the focus moves to the first option that it revealed.
    if (revealed > 0) choices.current?.querySelector<HTMLInputElement>(`input[value='${revealed}']`)?.focus();
  }, [revealed]);
  const showAll = () => {
    setRoom(inRows(max));
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
            {booking.moreHeadcounts}
          </More>
        ) : (
          Array.from({ length: room - count }, (_, index) => <Empty key={index} />)
        )}
      </Choices>
    </ChoiceGroup>
  );
}
