import { ICONS, type IconName } from './icons';
import { Svg } from './Icon.styles';

export interface IconProps {
  /** Name of the icon. */
  name: IconName;
  /** 16, 20 or 24 px. */
  size?: 'small' | 'medium' | 'large';
}

/** A decorative line icon. Its meaning must be in the text beside it or in the control's label. */
export function Icon({ name, size = 'medium' }: IconProps) {
  return (
    <Svg viewBox="0 0 24 24" aria-hidden="true" data-size={size}>
      {ICONS[name]}
    </Svg>
  );
}
