import { litPath } from '#contract/day/moon.rules';
import { Moon } from './TideMark.styles';

export interface MoonOfNightProps {
  /** Day of the lunar month, from 1. */
  lunarDay: number;
}

/** Decorative: the phase is written beside it. */
export function MoonOfNight({ lunarDay }: MoonOfNightProps) {
  const lit = litPath(lunarDay);
  return (
    <Moon viewBox="0 0 20 20" aria-hidden="true">
      <circle cx="10" cy="10" r="9.5" />
      {lit && <path d={lit} />}
    </Moon>
  );
}
