import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react';
import { Icon } from '../../display/Icon/Icon';
import type { IconName } from '../../display/Icon/icons';
import { VisuallyHidden } from '../../display/VisuallyHidden/VisuallyHidden';
import { Spinner, StyledButton } from './Button.styles';

/** One filled button (primary or danger) a card or bar; the others stand back. */
export type ButtonVariant = 'primary' | 'line' | 'tint' | 'danger' | 'danger-line' | 'deep-line' | 'quiet';
/** 44, 48 and 56 px high. */
export type ButtonSize = 'small' | 'medium' | 'large';

export interface ButtonLook {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** As wide as its container. */
  full?: boolean;
  icon?: IconName;
  /** Shows the icon alone; the words stay for screen readers. */
  iconOnly?: boolean;
}

export interface ButtonProps extends ButtonLook, Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  children: ReactNode;
  ref?: Ref<HTMLButtonElement>;
  /** A running action: a spinner, and further presses do nothing. The button keeps its focus. */
  pending?: boolean;
}

/** The attributes that draw a button's look; LinkButton uses them too. */
export const lookAttributes = ({ variant = 'line', size = 'medium', full, iconOnly }: ButtonLook) => ({
  'data-variant': variant,
  'data-size': size,
  'data-full': full || undefined,
  'data-icon-only': iconOnly || undefined,
});

const swallow = (event: MouseEvent) => event.preventDefault();

/** A button that acts. For going somewhere use LinkButton. */
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
      {iconOnly ? <VisuallyHidden>{children}</VisuallyHidden> : children}
    </StyledButton>
  );
}
