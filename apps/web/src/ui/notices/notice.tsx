import { ChevronDown, CircleAlert, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { useIsNarrow } from '../use-is-narrow.ts';

type Tone = 'info' | 'warning' | 'error';

type NoticeProps = {
  readonly tone: Tone;
  readonly heading: string;
  /** Whether a narrow screen shows the heading alone, and the rest when it is opened. */
  readonly folds?: boolean;
  readonly children?: ReactNode;
  /** Lets a screen move focus here after something failed. */
  readonly ref?: Ref<HTMLElement>;
};

/** A notice: what happened, and what the user can do. */
export function Notice({ tone, heading, folds = false, children, ref }: NoticeProps) {
  const isNarrow = useIsNarrow('md');
  const { icon: Icon, color } = tones[tone];
  if (folds && isNarrow) {
    return (
      <section ref={ref} tabIndex={-1} className={classNames('rounded-card border', color.background)}>
        <details className="group">
          <summary className="flex min-h-control-sm cursor-pointer items-center gap-2 px-3 py-1 text-14">
            <Icon aria-hidden="true" className={classNames('size-4 shrink-0', color.icon)} />
            <h2 className="min-w-0 grow truncate font-medium group-open:whitespace-normal">{heading}</h2>
            <ChevronDown
              aria-hidden="true"
              className="size-4 shrink-0 transition-transform group-open:rotate-180"
            />
          </summary>
          <div className="px-3 pb-3 text-14 text-quiet">{children}</div>
        </details>
      </section>
    );
  }
  return (
    <section
      ref={ref}
      tabIndex={-1}
      className={classNames('flex gap-3 rounded-card border p-4 sm:p-5', color.background)}
    >
      <Icon aria-hidden="true" className={classNames('mt-0.5 size-5 shrink-0', color.icon)} />
      <div className="min-w-0 grow">
        <h2 className="font-medium">{heading}</h2>
        <div className="mt-1 text-14 text-quiet">{children}</div>
      </div>
    </section>
  );
}

const tones = {
  info: {
    icon: Info,
    color: { background: 'border-not-found/30 bg-not-found-soft', icon: 'text-not-found' },
  },
  warning: {
    icon: TriangleAlert,
    color: { background: 'border-partly/30 bg-partly-soft', icon: 'text-partly' },
  },
  error: {
    icon: CircleAlert,
    color: { background: 'border-not-met/30 bg-not-met-soft', icon: 'text-not-met' },
  },
} as const;
