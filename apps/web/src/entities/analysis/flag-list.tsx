import type { MatchFlag, MatchReport } from '@winnow/contracts';
import { TriangleAlert } from 'lucide-react';
import { useTexts } from '../../lib/language/use-texts.ts';
import { type AnalysisTexts, analysisTexts } from './analysis-texts.ts';
import { explanationTexts } from './explanation-texts.ts';

type FlagListProps = {
  readonly flags: readonly MatchFlag[];
  readonly notes: MatchReport['document']['notes'];
};

/** Integrity flags next to the score; empty if there are none. */
export function FlagList({ flags, notes }: FlagListProps) {
  const texts = useTexts(analysisTexts);
  const { flagNote } = useTexts(explanationTexts);
  if (flags.length === 0 && notes.length === 0) return null;
  const quoted = flags.filter(({ note }) => note === null);
  // Losses while reading are shown once, from a flag or from a note of the document.
  const allNotes = new Set([...flags.flatMap(({ note }) => note ?? []), ...notes]);
  return (
    <section className="rounded-card border border-rule border-s-4 border-s-partly bg-raised p-5">
      <h2 className="flex items-center gap-2 font-medium">
        <TriangleAlert aria-hidden="true" className="size-4 text-partly" />
        {texts.flags}
      </h2>
      <p className="text-13 text-quiet">{texts.flagsHint}</p>
      <ul className="mt-3 grid gap-3 text-14">
        {[...flagsByText(quoted)].map(([text, seen]) => (
          <li key={text}>
            {seen.map((flag) => (
              <p key={`${flag.kind}-${flag.technique}-${flag.page}`}>
                <span className="font-medium">{texts.flag[flag.kind]}</span>
                <span className="text-quiet">{circumstances(flag, texts)}</span>
              </p>
            ))}
            <p dir="auto" className="mt-0.5 break-words text-quiet rtl:text-end">
              “{text}”
            </p>
          </li>
        ))}
        {[...allNotes].map((note) => (
          <li key={note}>{flagNote[note]}</li>
        ))}
      </ul>
    </section>
  );
}

/** Flags about the same text are grouped, and the text is shown once. */
function flagsByText(flags: readonly MatchFlag[]): Map<string, MatchFlag[]> {
  return Map.groupBy(flags, ({ text }) => text);
}

function circumstances({ technique, page }: MatchFlag, texts: AnalysisTexts): string {
  const words = [
    technique === null ? null : (texts.technique[technique] ?? null),
    page === null ? null : texts.page(page),
  ].filter((each) => each !== null);
  return words.length === 0 ? '' : ` · ${words.join(' · ')}`;
}
