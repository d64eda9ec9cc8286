import { type Ref, useMemo } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { useTexts } from '../../lib/language/use-texts.ts';
import { analysisTexts } from './analysis-texts.ts';
import { evidenceAnchor } from './anchors.ts';
import { joinWrappedLines } from './join-wrapped-lines.ts';
import { markEvidence, type TextPiece } from './mark-evidence.ts';
import type { Source } from './source.ts';

type ResumeTextProps = {
  readonly text: string;
  /** Findings or facts with evidence in the text. */
  readonly sources: readonly Source[];
  readonly chosenId: string | null;
  readonly onChoose: (sourceId: string) => void;
  /** Label of a mark; by default what it is evidence for. */
  readonly describe?: (sources: string) => string;
  /** With many marks, all but the chosen one are only underlined. */
  readonly isQuiet?: boolean;
  /** The scrolling element, for scrolling evidence into view. */
  readonly ref?: Ref<HTMLElement>;
};

/** The resume's text in reading order, with highlighted evidence. */
export function ResumeText(props: ResumeTextProps) {
  const { text, sources, chosenId, onChoose, describe, isQuiet = false, ref } = props;
  const texts = useTexts(analysisTexts);
  const pieces = useMemo(() => {
    const marks = sources.flatMap(({ id, evidence }) =>
      evidence.map(({ start, end }) => ({ sourceId: id, start, end })),
    );
    return markEvidence(joinWrappedLines(text), marks);
  }, [text, sources]);
  const byId = new Map(sources.map((source) => [source.id, source]));
  const sourcesIn = (piece: TextPiece) => piece.sourceIds.flatMap((id) => byId.get(id) ?? []);

  return (
    <section
      ref={ref}
      aria-label={texts.resumeText}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a pane that scrolls must be reached without a mouse
      tabIndex={0}
      // Direction per line: a resume may have the name in one script and the text in another.
      className="relative overflow-y-auto rounded-card border border-rule bg-raised p-5 text-14 leading-6 break-words whitespace-pre-wrap [unicode-bidi:plaintext] sm:p-6 lg:max-h-[calc(100dvh-8rem)] print:max-h-none print:overflow-visible"
    >
      {pieces.map((piece, index) =>
        piece.sourceIds.length === 0 ? (
          piece.text
        ) : (
          <Evidence
            key={piece.start}
            piece={piece}
            sources={sourcesIn(piece)}
            isStart={!isMarked(pieces[index - 1])}
            isEnd={!isMarked(pieces[index + 1])}
            isChosen={chosenId !== null && piece.sourceIds.includes(chosenId)}
            describe={describe ?? texts.evidenceFor}
            isQuiet={isQuiet}
            onChoose={onChoose}
          />
        ),
      )}
    </section>
  );
}

type EvidenceProps = {
  readonly piece: TextPiece;
  readonly sources: readonly Source[];
  /** Whether the highlight starts here: the piece before isn't marked. */
  readonly isStart: boolean;
  readonly isEnd: boolean;
  readonly isChosen: boolean;
  readonly describe: (sources: string) => string;
  readonly isQuiet: boolean;
  readonly onChoose: (sourceId: string) => void;
};

function Evidence(props: EvidenceProps) {
  const { piece, sources, isStart, isEnd, isChosen, describe, isQuiet, onChoose } = props;
  const [first] = sources;
  return (
    <a
      id={evidenceAnchor(piece.start)}
      href={`#${first?.anchor ?? ''}`}
      title={describe(sources.map(({ text }) => text).join(', '))}
      onClick={(event) => {
        event.preventDefault();
        if (first) onChoose(first.id);
      }}
    >
      <mark
        className={classNames(
          'py-0.5 text-ink transition-colors hover:bg-marker-strong',
          isStart && 'rounded-s-[3px]',
          isEnd && 'rounded-e-[3px]',
          isChosen
            ? 'bg-marker-strong underline decoration-2 underline-offset-4'
            : isQuiet
              ? 'bg-transparent underline decoration-wheat decoration-1 underline-offset-4'
              : 'bg-marker',
        )}
      >
        {piece.text}
      </mark>
    </a>
  );
}

function isMarked(piece: TextPiece | undefined): boolean {
  return piece !== undefined && piece.sourceIds.length > 0;
}
