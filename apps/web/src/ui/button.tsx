import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { classNames } from '../lib/class-names.ts';

type Look = 'primary' | 'secondary' | 'quiet';
type Size = 'sm' | 'md' | 'lg';

type ButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'type'> & {
  readonly look?: Look;
  readonly size?: Size;
  /** Disables the button and shows "Loading..." in place of its words. */
  readonly isLoading?: boolean;
  readonly type?: 'button' | 'submit';
  readonly icon?: ReactNode;
};

/** A verb a person can press. One primary button a screen. */
export function Button({
  look = 'secondary',
  size = 'md',
  isLoading = false,
  type = 'button',
  icon,
  disabled,
  className,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      disabled={disabled || isLoading}
      aria-busy={isLoading || undefined}
      className={classNames(buttonLook(look, size), className)}
    >
      {icon}
      {isLoading ? 'Loading...' : children}
    </button>
  );
}

/** The classes of a button, for links that look like one. */
export function buttonLook(look: Look, size: Size): string {
  return classNames(
    'inline-flex items-center justify-center gap-2 rounded-control font-medium whitespace-nowrap select-none',
    'transition-colors disabled:cursor-not-allowed disabled:opacity-60 [&_svg]:size-4 [&_svg]:shrink-0',
    looks[look],
    sizes[size],
  );
}

const looks: Readonly<Record<Look, string>> = {
  primary: 'bg-field text-on-field not-disabled:hover:bg-field-strong',
  secondary:
    'border border-edge bg-raised text-ink not-disabled:hover:border-field not-disabled:hover:text-field',
  quiet: 'text-field not-disabled:hover:bg-field-soft',
};

const sizes: Readonly<Record<Size, string>> = {
  sm: 'h-8 px-3 text-14 pointer-coarse:h-11',
  md: 'h-10 px-4 text-14 pointer-coarse:h-11',
  lg: 'h-12 px-6 text-16',
};
