import type { ButtonHTMLAttributes, MouseEvent, Ref } from 'react';
import { Icon } from '../../display/Icon/Icon';
import type { IconName } from '../../display/Icon/icons';
import { VisuallyHidden } from '../../display/VisuallyHidden/VisuallyHidden';
import type { Elements, TextOrElements } from '../../elements';
import { Spinner, StyledButton } from './Button.styles';

/** A card or bar has at most one filled button (`primary` or `danger`); the others are less prominent. */
export type ButtonVariant = 'primary' | 'line' | 'tint' | 'danger' | 'danger-line' | 'deep-line' | 'quiet';
/** 44, 48 or 56 px high. */
export type ButtonSize = 'small' | 'medium' | 'large';

export interface ButtonShape {
  /** Weight of the action among those beside it. */
  variant?: ButtonVariant;
  /** Height of the button. */
  size?: ButtonSize;
  /** Takes the full width of its container. */
  full?: boolean;
  /** Shows only the icon; the label remains available to screen readers. */
  iconOnly?: boolean;
}

export interface ButtonLook extends ButtonShape {
  /** Icon before the label. */
  icon?: IconName;
}

export interface ButtonProps extends ButtonLook, Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  /** The label. */
  children: TextOrElements;
  /** The native element. */
  ref?: Ref<HTMLButtonElement>;
  /** The action is running: the button shows a spinner and ignores clicks. It keeps the focus. */
  pending?: boolean;
  /** What a click does to the form around it. */
  type?: 'button' | 'submit' | 'reset';
}

/** LinkButton uses them too. */
export const lookAttributes = ({ variant = 'line', size = 'medium', full, iconOnly }: ButtonLook) => ({
  'data-variant': variant,
  'data-size': size === 'medium' ? undefined : size,
  'data-full': full || undefined,
  'data-icon-only': iconOnly || undefined,
});

/** In an element of its own; LinkButton uses it too. */
export const labelOf = (label: TextOrElements, iconOnly = false): Elements => {
  if (iconOnly) return <VisuallyHidden>{label}</VisuallyHidden>;
  return typeof label === 'string' ? <span>{label}</span> : label;
};

const swallow = (event: MouseEvent) => event.preventDefault();

/** A button that triggers an action. For navigation use LinkButton. */
export function Button({
  variant,
  size,
  full,
  icon,
  iconOnly,
  pending = false,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  return (
    <StyledButton
      {...rest}
      {...lookAttributes({ variant, size, full, iconOnly })}
      type={type}
      aria-busy={pending || undefined}
      onClick={pending ? swallow : onClick}
    >
      {pending ? <Spinner aria-hidden="true" /> : icon && <Icon name={icon} />}
      {labelOf(children, iconOnly)}
    </StyledButton>
  );
}
