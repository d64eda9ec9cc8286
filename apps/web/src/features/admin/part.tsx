import type { ReactNode } from 'react';

type PartProps = { readonly heading: string; readonly hint?: string; readonly children: ReactNode };

/** A section of the page of a user or an organization. */
export function Part({ heading, hint, children }: PartProps) {
  return (
    <section aria-label={heading} className="grid min-w-0 gap-3">
      <div>
        <h3 className="font-serif text-20">{heading}</h3>
        {hint && <p className="text-13 text-quiet">{hint}</p>}
      </div>
      {children}
    </section>
  );
}

/** A list of labels and values. */
export function Facts({ facts }: { readonly facts: readonly (readonly [string, string])[] }) {
  return (
    <dl className="grid gap-x-8 gap-y-4 rounded-card border border-rule bg-raised p-5 sm:grid-cols-2 lg:grid-cols-3">
      {facts.map(([name, value]) => (
        <div key={name} className="min-w-0">
          <dt className="text-13 text-quiet">{name}</dt>
          <dd className="tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
