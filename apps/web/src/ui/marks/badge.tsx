import type { ReactNode } from 'react';
import { classNames } from '../../lib/class-names.ts';

export type BadgeTone = 'neutral' | 'field' | 'wheat' | 'met' | 'partly' | 'not-met' | 'not-found';

type BadgeProps = {
  readonly tone?: BadgeTone;
  /** A shape next to the words: color is never the only signal. */
  readonly icon?: ReactNode;
  readonly children: ReactNode;
};

/** A one-word status. */
export function Badge({ tone = 'neutral', icon, children }: BadgeProps) {
  return (
    <span
      className={classNames(
        'inline-flex h-6 max-w-full items-center gap-1.5 rounded-full px-2.5 text-12 font-medium whitespace-nowrap forced-colors:border print:border print:border-rule [&_svg]:size-3.5 [&_svg]:shrink-0',
        tones[tone],
      )}
    >
      {icon}
      <span className="truncate">{children}</span>
    </span>
  );
}

const tones: Readonly<Record<BadgeTone, string>> = {
  neutral: 'bg-sunken text-quiet inset-ring inset-ring-rule',
  field: 'bg-field-soft text-field',
  wheat: 'bg-marker text-ink',
  met: 'bg-met-soft text-met',
  partly: 'bg-partly-soft text-partly',
  'not-met': 'bg-not-met-soft text-not-met',
  'not-found': 'bg-not-found-soft text-not-found',
};
