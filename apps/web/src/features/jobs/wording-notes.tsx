import type { WordingNote } from '@winnow/contracts';
import { useTexts } from '../../lib/language/use-texts.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { jobsTexts } from './jobs-texts.ts';

type WordingNotesProps = {
  readonly notes: readonly WordingNote[];
  readonly onReplace: (note: WordingNote) => void;
};

/** Words in the text that keep people away or say nothing, each with others. */
export function WordingNotes({ notes, onReplace }: WordingNotesProps) {
  const { wording: texts } = useTexts(jobsTexts);
  return (
    <section aria-labelledby="wording" className="grid gap-3">
      <h2 id="wording" className="font-serif text-20">
        {texts.heading}
      </h2>
      {notes.length === 0 && <p className="text-14 text-quiet">{texts.none}</p>}
      <ul className="grid gap-3">
        {notes.map((note) => (
          <li
            key={`${note.start}-${note.quote}`}
            className="rounded-card border border-rule bg-raised p-4 text-14"
          >
            <p className="flex flex-wrap items-center gap-2">
              <span
                dir="auto"
                className="font-medium underline decoration-partly decoration-wavy underline-offset-4"
              >
                {note.quote}
              </span>
              <Badge tone="partly">{texts.kinds[note.kind]}</Badge>
            </p>
            <p className="mt-1.5 text-quiet">{note.reason}</p>
            <Button size="sm" className="mt-3" onClick={() => onReplace(note)}>
              {note.alternative === '' ? texts.leaveOut : texts.replace(note.alternative)}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
