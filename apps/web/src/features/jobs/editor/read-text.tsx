import type { SkippedPart } from '@winnow/contracts';
import { Check, Plus } from 'lucide-react';
import type { Ref } from 'react';
import { classNames } from '../../../lib/class-names.ts';
import { useTexts } from '../../../lib/language/use-texts.ts';
import { editorTexts } from './editor-texts.ts';
import { type TextLine, type TextPiece, textLines } from './text-blocks.ts';

type Place = { readonly start: number; readonly end: number };

type ReadTextProps = {
  readonly text: string;
  readonly skipped: readonly SkippedPart[];
  /** Places of requirements. */
  readonly asked: readonly Place[];
  /** Positions of the highlighted requirement's source. */
  readonly highlighted: readonly Place[];
  /** Texts of the requirements in the list. */
  readonly known: ReadonlySet<string>;
  readonly onInclude: (line: string) => void;
  readonly ref?: Ref<HTMLElement>;
};

/** The text as read: requirements are highlighted, skipped lines are gray with a reason, and a click adds them. */
export function ReadText({ text, skipped, asked, highlighted, known, onInclude, ref }: ReadTextProps) {
  const { text: texts } = useTexts(editorTexts);
  return (
    <section
      ref={ref}
      tabIndex={-1}
      aria-label={texts.asRead}
      className="rounded-control border border-rule bg-raised px-3 py-3 text-14 outline-none"
    >
      {textLines(text, { skipped, asked, highlighted }).map((line) => (
        <Line key={line.start} line={line} isKnown={known.has(wordsOf(line))} onInclude={onInclude} />
      ))}
    </section>
  );
}

/** Text of a line without its bullet, like that of a requirement. */
const wordsOf = ({ pieces }: Pick<TextLine, 'pieces'>): string =>
  pieces
    .map(({ text }) => text)
    .join('')
    .replace(/^[^\p{L}\p{N}]+/u, '')
    .trim();

type LineProps = {
  readonly line: TextLine;
  readonly isKnown: boolean;
  readonly onInclude: (line: string) => void;
};

function Line({ line, isKnown, onInclude }: LineProps) {
  const { text: texts } = useTexts(editorTexts);
  const { pieces, reason, opens } = line;
  if (reason === null) {
    return (
      <p dir="auto" className="min-h-3 wrap-anywhere whitespace-pre-wrap">
        {pieces.map((piece) => (
          <Piece key={piece.start} piece={piece} />
        ))}
      </p>
    );
  }
  const words = wordsOf(line);
  return (
    <>
      {opens !== null && (
        <p className="mt-1 mb-0.5 text-12 font-medium text-quiet">
          <span className="rounded-full border border-rule bg-sunken px-2 py-0.5">
            {texts.notRead(texts.reasons[reason])}
          </span>
        </p>
      )}
      <div className="group flex items-start gap-2 border-s-2 border-rule ps-2">
        <p dir="auto" className="min-w-0 grow wrap-anywhere whitespace-pre-wrap text-quiet">
          {pieces.map(({ text }) => text).join('')}
        </p>
        {isKnown ? (
          <span title={texts.inList} className="grid size-6 shrink-0 place-items-center text-met">
            <Check className="size-4" aria-hidden="true" />
            <span className="sr-only">{texts.inList}</span>
          </span>
        ) : (
          <button
            type="button"
            aria-label={texts.includeNamed(words)}
            title={texts.include}
            onClick={() => onInclude(words)}
            className="grid size-6 shrink-0 place-items-center rounded-control text-field hover:bg-field-soft print:hidden pointer-coarse:size-11"
          >
            <Plus className="size-4" aria-hidden="true" />
          </button>
        )}
      </div>
    </>
  );
}

function Piece({ piece: { text, variant } }: { readonly piece: TextPiece }) {
  if (variant === 'plain') return text;
  return (
    <mark
      className={classNames(
        'rounded-[2px] text-ink [print-color-adjust:exact]',
        variant === 'highlighted' ? 'bg-marker' : 'bg-marker/35',
      )}
    >
      {text}
    </mark>
  );
}
