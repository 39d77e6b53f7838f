import { Track, Wrap } from './Switch.styles';

export interface SwitchProps {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** Turns a view or a setting on and off immediately, without a save button. */
export function Switch({ label, checked, onChange }: SwitchProps) {
  return (
    <Wrap>
      <input
        type="checkbox"
        role="switch"
        checked={checked}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <Track aria-hidden="true" />
      {label}
    </Wrap>
  );
}
