import { CircleAlert, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { classNames } from '../../lib/class-names.ts';

type Tone = 'info' | 'warning' | 'error';

type NoticeProps = {
  readonly tone: Tone;
  readonly heading: string;
  readonly children?: ReactNode;
  /** Lets a screen move focus here after something failed. */
  readonly ref?: Ref<HTMLElement>;
};

/** Something a person should know before going on: what happened, and what can be done. */
export function Notice({ tone, heading, children, ref }: NoticeProps) {
  const { icon: Icon, colour } = tones[tone];
  return (
    <section
      ref={ref}
      tabIndex={-1}
      className={classNames('flex gap-3 rounded-card border p-4 sm:p-5', colour.ground)}
    >
      <Icon aria-hidden="true" className={classNames('mt-0.5 size-5 shrink-0', colour.icon)} />
      <div className="min-w-0 grow">
        <h2 className="font-medium">{heading}</h2>
        <div className="mt-1 text-14 text-quiet">{children}</div>
      </div>
    </section>
  );
}

const tones = {
  info: { icon: Info, colour: { ground: 'border-not-found/30 bg-not-found-soft', icon: 'text-not-found' } },
  warning: {
    icon: TriangleAlert,
    colour: { ground: 'border-partly/30 bg-partly-soft', icon: 'text-partly' },
  },
  error: { icon: CircleAlert, colour: { ground: 'border-not-met/30 bg-not-met-soft', icon: 'text-not-met' } },
} as const;
