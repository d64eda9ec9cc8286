/** Heading of a step with its number. */
export function StepHeading({ id, number, children }: { id: string; number: number; children: string }) {
  return (
    <h2 id={id} className="mb-4 flex items-baseline gap-3 font-serif text-20">
      <span aria-hidden="true" className="text-16 text-quiet tabular-nums">
        {number}
      </span>
      {children}
    </h2>
  );
}
