import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { classNames } from '../../lib/class-names.ts';

type IconButtonProps = Omit<
  ButtonHTMLAttributes<HTMLButtonElement>,
  'type' | 'aria-label' | 'children' | 'title'
> & {
  /** Accessible name, also shown as a tooltip. */
  readonly label: string;
  readonly icon: ReactNode;
  readonly size?: 'sm' | 'md';
  readonly ref?: Ref<HTMLButtonElement>;
};

/** A button with only an icon, for places without room for words. */
export function IconButton({ label, icon, size = 'md', className, ...rest }: IconButtonProps) {
  return (
    <button
      {...rest}
      type="button"
      aria-label={label}
      title={label}
      className={classNames(
        'inline-grid shrink-0 place-items-center rounded-control text-quiet transition-colors select-none print:hidden [&_svg]:size-4',
        'not-disabled:hover:bg-sunken not-disabled:hover:text-ink aria-pressed:bg-field-soft aria-pressed:text-field',
        'disabled:cursor-not-allowed disabled:opacity-50',
        size === 'sm' ? 'size-control-sm' : 'size-control-md',
        className,
      )}
    >
      {icon}
    </button>
  );
}
