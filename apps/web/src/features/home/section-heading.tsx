type SectionHeadingProps = { readonly heading: string; readonly introduction: string };

/** Heading of a section of the landing page. */
export function SectionHeading({ heading, introduction }: SectionHeadingProps) {
  return (
    <div className="max-w-2xl">
      <h2 className="font-serif text-31 tracking-tight sm:text-39">{heading}</h2>
      <p className="mt-3 text-quiet sm:text-20">{introduction}</p>
    </div>
  );
}
