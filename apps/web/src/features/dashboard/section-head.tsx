import { Link } from 'react-router';

type SectionHeadProps = {
  readonly id: string;
  readonly heading: string;
  /** Link to the complete list. */
  readonly all: { readonly to: string; readonly words: string } | null;
};

export function SectionHead({ id, heading, all }: SectionHeadProps) {
  return (
    <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
      <h2 id={id} className="font-serif text-20">
        {heading}
      </h2>
      {all && (
        <Link
          to={all.to}
          className="rounded-control py-1 text-14 text-field underline-offset-4 hover:underline"
        >
          {all.words}
        </Link>
      )}
    </div>
  );
}
