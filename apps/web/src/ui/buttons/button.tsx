import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { useUiTexts } from '../ui-texts.ts';
import { Spinner } from '../waiting/spinner.tsx';

type Variant = 'primary' | 'secondary' | 'quiet' | 'danger';
type Size = 'sm' | 'md' | 'lg';

type ButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'type'> & {
  readonly variant?: Variant;
  readonly size?: Size;
  /** Disables the button and shows "Loading..." in place of its words. */
  readonly isLoading?: boolean;
  /** Label while loading, where there is a better one than "Loading..."; never the label of the button itself. */
  readonly loadingLabel?: string;
  readonly type?: 'button' | 'submit';
  readonly icon?: ReactNode;
  readonly ref?: Ref<HTMLButtonElement>;
};

/** A button. Each screen has at most one primary button. */
export function Button({
  variant = 'secondary',
  size = 'md',
  isLoading = false,
  loadingLabel,
  type = 'button',
  icon,
  disabled,
  className,
  children,
  ...rest
}: ButtonProps) {
  const { loading } = useUiTexts();
  return (
    <button
      {...rest}
      type={type}
      disabled={disabled || isLoading}
      aria-busy={isLoading || undefined}
      className={classNames(buttonClass(variant, size), className)}
    >
      {isLoading ? <Spinner /> : icon}
      {isLoading ? (loadingLabel ?? loading) : children}
    </button>
  );
}

/** The classes of a button, for links that look like one. Not printed. */
export function buttonClass(variant: Variant, size: Size): string {
  return classNames(
    'inline-flex items-center justify-center gap-2 rounded-control font-medium whitespace-nowrap select-none',
    'transition-[color,background-color,border-color,translate] not-disabled:active:translate-y-px',
    'disabled:cursor-not-allowed disabled:opacity-60 print:hidden [&_svg]:size-4 [&_svg]:shrink-0',
    variants[variant],
    sizes[size],
  );
}

const variants: Readonly<Record<Variant, string>> = {
  primary: 'bg-field text-on-field not-disabled:hover:bg-field-strong forced-colors:border',
  secondary:
    'border border-edge bg-raised text-ink not-disabled:hover:border-field not-disabled:hover:text-field',
  quiet: 'text-field not-disabled:hover:bg-field-soft',
  danger: 'border border-not-met bg-raised text-not-met not-disabled:hover:bg-not-met-soft',
};

const sizes: Readonly<Record<Size, string>> = {
  sm: 'h-control-sm px-3 text-14',
  md: 'h-control-md px-4 text-14',
  lg: 'h-control-lg px-6 text-16',
};
