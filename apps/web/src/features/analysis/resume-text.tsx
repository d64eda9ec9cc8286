import type { MatchFinding } from '@winnow/contracts';
import { type Ref, useMemo } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { useTexts } from '../../lib/language/use-texts.ts';
import { analysisTexts } from './analysis-texts.ts';
import { evidenceAnchor, requirementAnchor } from './anchors.ts';
import { joinWrappedLines } from './join-wrapped-lines.ts';
import { markEvidence, type TextPiece } from './mark-evidence.ts';

type ResumeTextProps = {
  readonly text: string;
  readonly findings: readonly MatchFinding[];
  readonly chosenId: string | null;
  readonly onChoose: (requirementId: string) => void;
  /** The element that scrolls, for whoever wants to bring a piece of evidence into view. */
  readonly ref?: Ref<HTMLElement>;
};

/** The words of the resume in reading order, with every piece of evidence marked as a pen would. */
export function ResumeText({ text, findings, chosenId, onChoose, ref }: ResumeTextProps) {
  const texts = useTexts(analysisTexts);
  const pieces = useMemo(() => {
    const marks = findings.flatMap(({ requirement, evidence }) =>
      evidence.map(({ start, end }) => ({ requirementId: requirement.id, start, end })),
    );
    return markEvidence(joinWrappedLines(text), marks);
  }, [text, findings]);
  const wordsById = new Map(findings.map(({ requirement }) => [requirement.id, requirement.text]));

  return (
    <section
      ref={ref}
      dir="auto"
      aria-label={texts.resumeText}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a pane that scrolls must be reached without a mouse
      tabIndex={0}
      className="relative overflow-y-auto rounded-card border border-rule bg-raised p-5 text-14 leading-6 break-words whitespace-pre-wrap sm:p-6 lg:max-h-[calc(100dvh-8rem)] print:max-h-none print:overflow-visible"
    >
      {pieces.map((piece, index) =>
        piece.requirementIds.length === 0 ? (
          piece.text
        ) : (
          <Evidence
            key={piece.start}
            piece={piece}
            isStart={!isMarked(pieces[index - 1])}
            isEnd={!isMarked(pieces[index + 1])}
            isChosen={chosenId !== null && piece.requirementIds.includes(chosenId)}
            wordsOf={(id) => wordsById.get(id) ?? id}
            onChoose={onChoose}
          />
        ),
      )}
    </section>
  );
}

type EvidenceProps = {
  readonly piece: TextPiece;
  /** Nothing before it is marked: the pen was set down here. */
  readonly isStart: boolean;
  readonly isEnd: boolean;
  readonly isChosen: boolean;
  readonly wordsOf: (requirementId: string) => string;
  readonly onChoose: (requirementId: string) => void;
};

function Evidence({ piece, isStart, isEnd, isChosen, wordsOf, onChoose }: EvidenceProps) {
  const texts = useTexts(analysisTexts);
  const [first = ''] = piece.requirementIds;
  const speaksFor = texts.evidenceFor(piece.requirementIds.map(wordsOf).join(', '));
  return (
    <a
      id={evidenceAnchor(piece.start)}
      href={`#${requirementAnchor(first)}`}
      title={speaksFor}
      onClick={(event) => {
        event.preventDefault();
        onChoose(first);
      }}
    >
      <mark
        className={classNames(
          'py-0.5 text-ink transition-colors hover:bg-marker-strong',
          isStart && 'rounded-s-[3px]',
          isEnd && 'rounded-e-[3px]',
          isChosen ? 'bg-marker-strong underline decoration-2 underline-offset-4' : 'bg-marker',
        )}
      >
        {piece.text}
      </mark>
    </a>
  );
}

function isMarked(piece: TextPiece | undefined): boolean {
  return piece !== undefined && piece.requirementIds.length > 0;
}
