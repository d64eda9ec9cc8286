import type { TextDocument } from '@winnow/document-model';
import type { Evidence, Flag, FlagKind, FlagNote } from '../resume/resume.ts';
import { loadVocabulary } from '../vocabulary/load-vocabulary.ts';
import type { Vocabulary } from '../vocabulary/vocabulary.ts';
import { findAdvertText } from './advert-text.ts';
import { findCopiedText, jobShingles } from './copied-text.ts';
import { isSubstantial, pilesUpSkills } from './hidden-substance.ts';
import { findInstructions, isInstruction } from './instructions.ts';
import { findKeywordBlocks } from './keyword-blocks.ts';
import { resumeShingles } from './shingles.ts';

/** Quotes longer than this are cut. */
const longestQuote = 200;

/**
 * Findings for reviewers of a document: invisible text, instructions to a machine, keyword blocks and copied job text.
 * A flag never changes a score; flagged text does not count as evidence.
 */
export function findFlags(
  document: TextDocument,
  jobText?: string,
  vocabulary: Vocabulary = loadVocabulary(),
): readonly Flag[] {
  const flags = flagsFrom(document, findInstructions(document), findKeywordBlocks(document), vocabulary);
  if (jobText === undefined) return flags;
  return withCopiedText(flags, document, findCopiedText(resumeShingles(document.text), jobShingles(jobText)));
}

/** The flags of a document, given its instructions and keyword blocks, which are expensive to find. */
export function flagsFrom(
  document: TextDocument,
  instructions: readonly Evidence[],
  keywordBlocks: readonly Evidence[],
  vocabulary: Vocabulary,
): readonly Flag[] {
  return [
    ...hiddenFlags(document, vocabulary),
    ...besideFlags(document, vocabulary),
    ...instructions.map((place) => flagAt('instruction-text', document, place)),
    ...keywordBlocks.map((place) => flagAt('keyword-stuffing', document, place)),
    ...findAdvertText(document).map((place) => flagAt('copied-job-text', document, place)),
    ...readingFlags(document),
  ];
}

/** Adds flags for text copied from one job; each place is reported once. */
export function withCopiedText(
  flags: readonly Flag[],
  document: TextDocument,
  copied: readonly Evidence[],
): readonly Flag[] {
  if (copied.length === 0) return flags;
  const isReported = (flag: Flag): boolean =>
    flag.kind === 'copied-job-text' &&
    flag.evidence.some((place) => copied.some((other) => other.start < place.end && place.start < other.end));
  return [
    ...flags.filter((flag) => !isReported(flag)),
    ...copied.map((place) => flagAt('copied-job-text', document, place)),
  ];
}

/** Adds flags for sentences that claim the skills of one job. */
export const withStuffing = (
  flags: readonly Flag[],
  document: TextDocument,
  stuffed: readonly Evidence[],
): readonly Flag[] =>
  stuffed.length === 0
    ? flags
    : [...flags, ...stuffed.map((place) => flagAt('keyword-stuffing', document, place))];

function flagAt(kind: FlagKind, { text, lines }: TextDocument, { start, end }: Evidence): Flag {
  const line = lines.find((each) => each.start <= start && start <= each.end);
  return {
    kind,
    text: shortened(text.slice(start, end)),
    technique: null,
    page: line?.page ?? null,
    evidence: [{ start, end }],
  };
}

function hiddenFlags(document: TextDocument, vocabulary: Vocabulary): readonly Flag[] {
  const hidden = document.hidden.filter(({ text }) => /[\p{L}\p{N}]/u.test(text));
  const isReported = hidden.flatMap(({ technique, page, text }) => {
    const isOrder = isInstruction(text);
    if (!isOrder && !isSubstantial(text, vocabulary)) return [];
    const flag: Flag = { kind: 'hidden-text', text: shortened(text), technique, page, evidence: [] };
    return isOrder ? [flag, { ...flag, kind: 'instruction-text' as const }] : [flag];
  });
  return hidden.length > 0 && isReported.length === 0 ? [harmlessHidden] : isReported;
}

/**
 * Properties that name an author or subject are normal; reports only text with instructions or with skills missing from
 * the resume.
 */
function besideFlags({ text: visible, beside = [] }: TextDocument, vocabulary: Vocabulary): readonly Flag[] {
  return beside.flatMap((piece) => {
    const { technique, page, text } = piece;
    const isOrder = isInstruction(text);
    if (!isOrder && !pilesUpSkills(piece, visible, vocabulary)) return [];
    const flag: Flag = { kind: 'hidden-text', text: shortened(text), technique, page, evidence: [] };
    return isOrder ? [flag, { ...flag, kind: 'instruction-text' as const }] : [flag];
  });
}

const noteFlag = (note: FlagNote): Flag => ({
  kind: 'reading-quality',
  text: '',
  note,
  technique: null,
  page: null,
  evidence: [],
});

/** A note that hidden text has no relevant content; not an alarm. */
const harmlessHidden = noteFlag('harmless-marks');

const readingFlags = ({ notes }: TextDocument): readonly Flag[] => notes.map(noteFlag);

const shortened = (text: string): string =>
  text.length > longestQuote ? `${text.slice(0, longestQuote - 1)}…` : text;
