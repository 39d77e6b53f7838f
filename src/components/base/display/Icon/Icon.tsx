import { ICONS, type IconName } from './icons';
import { Svg } from './Icon.styles';

export interface IconProps {
  /** Name of the icon. */
  name: IconName;
  /** 16, 20 or 24 px. */
  size?: 'small' | 'medium' | 'large';
}

/** A decorative line icon. The text beside it or the control's label carries the meaning. */
export function Icon({ name, size = 'medium' }: IconProps) {
  return (
    <Svg viewBox="0 0 24 24" aria-hidden="true" data-size={size}>
      {ICONS[name]}
    </Svg>
  );
}
