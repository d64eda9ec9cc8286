import { useFormats } from '../../../lib/language/use-texts.ts';

type PolicySection = {
  readonly id: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly points?: readonly string[];
};

type PolicyProps = {
  readonly sections: readonly PolicySection[];
  readonly contents: string;
  /** "Last changed on …" */
  readonly changed: (date: string) => string;
  readonly changedOn: string;
};

/** Legal text: a table of contents next to sections that can be linked to. */
export function Policy({ sections, contents, changed, changedOn }: PolicyProps) {
  const { date } = useFormats();
  return (
    <div className="mt-12 grid gap-10 border-t border-rule pt-10 lg:grid-cols-[16rem_minmax(0,1fr)] lg:gap-16">
      <nav aria-label={contents} className="self-start text-14 lg:sticky lg:top-8">
        <p className="font-medium">{contents}</p>
        <ol className="mt-2 grid">
          {sections.map(({ id, heading }) => (
            <li key={id}>
              <a href={`#${id}`} className="block rounded-control py-1.5 text-quiet hover:text-ink">
                {heading}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div className="max-w-[68ch]">
        {sections.map(({ id, heading, paragraphs, points }) => (
          <section key={id} id={id} tabIndex={-1} className="mb-10 scroll-mt-8">
            <h2 className="font-serif text-25">{heading}</h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph} className="mt-3">
                {paragraph}
              </p>
            ))}
            {points && (
              <ul className="mt-3 grid list-disc gap-2 ps-5 marker:text-field">
                {points.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
            )}
          </section>
        ))}
        <p className="border-t border-rule pt-4 text-14 text-quiet">{changed(date(changedOn))}</p>
      </div>
    </div>
  );
}
