import { classNames } from '../../lib/class-names.ts';

/**
 * Context of a control: `default` anywhere; `auth` alone on a calm page; `glass` over a colored background or a
 * picture; `form` in dense rows, without boxes.
 */
export type ControlVariant = 'default' | 'auth' | 'glass' | 'form';
export type ControlSize = 'sm' | 'md' | 'lg';
type ControlState = 'plain' | 'error' | 'success';

/** The box that text inputs, text areas and selects share. */
export function controlClass(variant: ControlVariant, state: ControlState): string {
  return classNames(
    'w-full min-w-0 text-ink transition-colors placeholder:text-quiet',
    'disabled:cursor-not-allowed disabled:border-rule disabled:bg-sunken disabled:text-quiet [&[readonly]]:bg-sunken',
    variants[variant],
    states[state],
  );
}

/** An error outranks success. */
export function controlState(error: string | undefined, success: string | undefined): ControlState {
  if (error) return 'error';
  return success ? 'success' : 'plain';
}

/** Under 16 px a phone would zoom in on the first tap. */
export const controlTextSize: Readonly<Record<ControlSize, string>> = {
  sm: 'text-13 max-sm:text-16 pointer-coarse:text-16',
  md: 'text-14 max-sm:text-16 pointer-coarse:text-16',
  lg: 'text-16',
};

export const controlHeight: Readonly<Record<ControlSize, string>> = {
  sm: 'h-control-sm',
  md: 'h-control-md',
  lg: 'h-control-lg',
};

const variants: Readonly<Record<ControlVariant, string>> = {
  default: 'rounded-control border bg-raised',
  auth: 'rounded-card border bg-paper focus:bg-raised',
  glass: 'rounded-control border bg-raised/80 backdrop-blur-md focus:bg-raised',
  form: 'rounded-t-control border-b-2 bg-sunken focus:bg-raised',
};

const states: Readonly<Record<ControlState, string>> = {
  plain: 'border-edge not-disabled:hover:border-quiet',
  error: 'border-not-met',
  success: 'border-met',
};
