import { Toggle, Track } from './Switch.styles';

export interface SwitchProps {
  /** Label, which is also the accessible name. */
  label: string;
  /** Whether it is on. */
  checked: boolean;
  /** Called with the new state. */
  onChange: (checked: boolean) => void;
}

/** Turns a view or a setting on and off immediately, without a save button. */
export function Switch({ label, checked, onChange }: SwitchProps) {
  return (
    <Toggle type="checkbox" role="switch" checked={checked} onChange={(event) => onChange(event.currentTarget.checked)}>
      <Track aria-hidden="true" />
      <span>{label}</span>
    </Toggle>
  );
}
