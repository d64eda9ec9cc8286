import type { ReactNode } from 'react';

type BillingSectionProps = {
  readonly id: string;
  readonly heading: string;
  readonly explanation: string;
  readonly children: ReactNode;
};

/** One matter: what it is about on one side, what stands there on the other. */
export function BillingSection({ id, heading, explanation, children }: BillingSectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-heading`}
      className="grid scroll-mt-6 gap-x-10 gap-y-5 border-t border-rule py-8 md:grid-cols-[13rem_minmax(0,1fr)]"
    >
      <div>
        <h2 id={`${id}-heading`} className="font-serif text-20">
          {heading}
        </h2>
        <p className="mt-1 text-14 text-quiet">{explanation}</p>
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  );
}
