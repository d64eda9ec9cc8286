type MarkedTextProps = {
  readonly text: string;
  /** Half-open intervals, sorted, without overlaps. */
  readonly marks: readonly { readonly start: number; readonly end: number }[];
};

/** A text with the words that were searched for set off. */
export function MarkedText({ text, marks }: MarkedTextProps) {
  return (
    <>
      {marks.map(({ start, end }, place) => (
        <span key={start}>
          {text.slice(marks[place - 1]?.end ?? 0, start)}
          <mark className="rounded-[2px] bg-marker text-ink">{text.slice(start, end)}</mark>
        </span>
      ))}
      {text.slice(marks.at(-1)?.end ?? 0)}
    </>
  );
}
