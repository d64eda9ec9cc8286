import type { WordingNote } from '@winnow/contracts';
import { useTexts } from '../../../lib/language/use-texts.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Badge } from '../../../ui/marks/badge.tsx';
import { wordingTexts } from './wording-texts.ts';

type WordingNotesProps = {
  readonly notes: readonly WordingNote[];
  readonly onReplace: (note: WordingNote) => void;
  /** Shows the words in the text, for rewording. */
  readonly onShow: (note: WordingNote) => void;
};

/** Exclusionary or meaningless wording in the text, with alternatives. */
export function WordingNotes({ notes, onReplace, onShow }: WordingNotesProps) {
  const texts = useTexts(wordingTexts);
  return (
    <section aria-labelledby="wording" className="grid grid-cols-1 gap-3">
      <h2 id="wording" className="font-serif text-20">
        {texts.heading}
      </h2>
      {notes.length === 0 && <p className="text-14 text-quiet">{texts.none}</p>}
      <ul className="grid grid-cols-1 gap-3">
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
            {/* The engine gives its reasons in English. */}
            <p lang="en" dir="ltr" className="mt-1.5 text-start text-quiet">
              {note.reason}
            </p>
            {note.advice && <p className="mt-1">{texts.advice(note.advice)}</p>}
            <div className="mt-3 flex flex-wrap gap-2">
              {(note.alternative !== '' || note.advice === '') && (
                <Button size="sm" onClick={() => onReplace(note)}>
                  {note.alternative === '' ? texts.leaveOut : texts.replace(note.alternative)}
                </Button>
              )}
              {note.advice !== '' && (
                <Button size="sm" aria-label={texts.showNamed(note.quote)} onClick={() => onShow(note)}>
                  {texts.show}
                </Button>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
