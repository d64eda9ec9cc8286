import type { ReactNode } from 'react';

type EmptyStateProps = {
  /** Such as "No resumes yet". */
  readonly heading: string;
  /** What will be shown here, and how to get it. */
  readonly children: ReactNode;
  /** The button or link that adds something. */
  readonly action?: ReactNode;
  readonly headingLevel?: 'h1' | 'h2' | 'h3';
};

/** An empty list or page: what will be shown here, and how to add it. */
export function EmptyState({ heading, children, action, headingLevel: Heading = 'h2' }: EmptyStateProps) {
  return (
    <div className="grid justify-items-center gap-3 rounded-card border border-dashed border-edge px-6 py-12 text-center">
      <BareSieve />
      <Heading className="font-serif text-20">{heading}</Heading>
      <div className="max-w-[52ch] text-14 text-quiet">{children}</div>
      {action && <div className="mt-3 flex flex-wrap justify-center gap-2">{action}</div>}
    </div>
  );
}

/** The mark before the first grain: outlines where they will be. */
function BareSieve() {
  return (
    <svg viewBox="0 0 64 36" className="w-20 text-field" fill="none" stroke="currentColor" aria-hidden="true">
      {[15, 32, 49].map((x, grain) => (
        <path key={x} d={`M${x} ${grain === 1 ? 2 : 7}c7 5 7 13 0 18-7-5-7-13 0-18Z`} strokeWidth="1.25" />
      ))}
      <path d="M4 31.5h56" strokeWidth="2" />
    </svg>
  );
}
