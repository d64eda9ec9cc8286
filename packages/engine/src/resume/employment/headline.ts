import { piecesOf } from '../../languages/locale-lists.ts';
import type { Vocabulary } from '../../vocabulary/vocabulary.ts';
import { fold } from '../../words/reading-copy.ts';
import type { Evidence, Fact, Position } from '../resume.ts';
import { readLabel } from '../sections/labels.ts';
import { isProse } from '../sections/line-style.ts';
import type { Line } from '../sections/lines.ts';
import { headingKind, type Section } from '../sections/sections.ts';
import { chooseEmployment } from './employment.ts';
import { type Part, readParts } from './header-parts.ts';

/** Lines from the top, or below the name, that may contain a headline. */
const headlineLines = 5;
/** Lines of a summary in which candidates may state their title. */
const summaryLines = 3;

/**
 * The candidate's own description next to their name ("Tax Adviser - Acme Ltd") or in the summary's first words.
 * Undated.
 */
export function readHeadlines(
  lines: readonly Line[],
  sections: readonly Section[],
  name: Fact<string> | null,
  vocabulary: Vocabulary,
): readonly Position[] {
  const taken = name?.evidence[0] ?? { start: -1, end: -1 };
  const objectives = new Set(
    sections.flatMap((section) =>
      objectiveHeading.test(section.heading?.folded ?? '') ? section.lines : [],
    ),
  );
  // Lines about schools are not headlines, and years in them must not affect the lines below.
  const ofSchools = new Set(
    sections.flatMap(({ kind, lines: stated }) => (kind === 'education' ? stated : [])),
  );
  const near = lines
    .filter((line) => !ofSchools.has(line))
    .filter((line, index) => index < headlineLines || line.start >= taken.end)
    .slice(0, headlineLines + 2)
    .filter((line) => !objectives.has(line) && !objectiveHeading.test(line.folded));
  const headlines = near.flatMap((line) => headlineIn(line, taken, vocabulary));
  const summaries = sections.filter((section) => section.kind === 'summary' || section.kind === 'top');
  const stated = summaries.flatMap((section) =>
    section.lines
      .filter(isProse)
      .slice(0, summaryLines)
      .flatMap((line) => selfDescription(line, vocabulary)),
  );
  const fresh = stated.filter((position) => !headlines.some((headline) => overlaps(position, headline)));
  return distinctTitles([...headlines, ...fresh]);
}

/** Headings of a career objective: "Objetivo", "Berufsziel", "求职意向". */
const objectiveHeading = new RegExp(
  `^[^\\p{L}]*(?:${piecesOf(({ resume }) => resume.headings.objective)})(?![\\p{L}\\p{M}])`,
  'u',
);

const documentWords =
  /(?:^|\s)(?:sample |professional )?(?:resume|cv|curriculum vitae|bio-?data)(?: sample| template| example)?(?: of| for(?: an?)?)?(?=\s|$)/;

function headlineIn(line: Line, name: Evidence, vocabulary: Vocabulary): readonly Position[] {
  if (line.words > 12 || /[@\d:]/.test(line.text) || headingKind(line) !== null || readLabel(line)) return [];
  if (line.folded.startsWith('dear ') || severalSentences.test(line.text)) return [];
  if (isProse(line) && !documentWords.test(line.folded)) return [];
  const noise = documentWords.exec(line.folded);
  const blanks = noise
    ? [{ start: noise.index, end: noise.index + noise[0].length, from: null, to: null, single: true }]
    : [];
  const parts = readParts(line, blanks, { vocabulary, language: 'en' }).filter(
    (part) =>
      (part.end <= name.start || part.start >= name.end) &&
      part.kind !== 'place' &&
      !(line.start <= name.start && isCredential(part)),
  );
  const isList = parts.filter(({ afterComma }) => afterComma).length >= 3;
  if (
    isList ||
    statesAction.test(line.text) ||
    !parts.some((part) => part.kind === 'title' && part.certainty >= 0.8)
  )
    return [];
  const known = parts.filter(
    (part) =>
      part.kind !== 'unknown' || (parts.length === 2 && part.skill === null && !/[|•]/.test(line.text)),
  );
  const employment = chooseEmployment(known);
  return employment?.title
    ? [undatedPosition(employment.title, employment.organization, line.start, line.end)]
    : [];
}

/**
 * "Supervised nine tellers." and "A reliable clerk" describe a person and are not headlines; "Seeking a position" and
 * "Accountant Objectives" are objectives.
 */
const statesAction =
  /\b[Oo](?:bjectives?|BJECTIVES?)\W*$|^\W*(?:[Ll]ooking|[Ss]eeking|[Ss]earching|[Aa]pplying|[Ii]n search)\b|^(?:\p{Lu}\p{Ll}+(?:ed|ing) \p{Ll}|(?:An?|The|I|My) )|\p{Ll}{4}\.$/u;

const severalSentences = /\p{Ll}{4}\. +\p{Lu}/u;

/** "Ana Pop, RN, BSN": credentials after a name. */
const isCredential = ({ text, afterComma }: Part): boolean => afterComma && /^[\p{Lu}.]{2,6}$/u.test(text);

const anySelfWord =
  /with|offering|having|who|possessing|bringing|specializing|specialising|experienced|skilled|adept/;
const selfWords = new RegExp(`^\\s*(?:${anySelfWord.source}|,? ?(?:and )?with)\\b`);

/** "Results-driven project manager with ten years …": a title followed by qualities. */
function selfDescription(line: Line, vocabulary: Vocabulary): readonly Position[] {
  // Titles are searched last, since this is the slowest check.
  if (!anySelfWord.test(line.folded)) return [];
  for (const mention of vocabulary.findTitles(line.text)) {
    if (!selfWords.test(line.folded.slice(mention.end, mention.end + 30))) continue;
    const title = line.text.slice(mention.start, mention.end);
    return [undatedPosition(title, null, line.start + mention.start, line.start + mention.end)];
  }
  return [];
}

const undatedPosition = (
  title: string,
  organization: string | null,
  start: number,
  end: number,
): Position => ({
  title,
  organization,
  location: null,
  start: null,
  end: null,
  months: null,
  evidence: [{ start, end }],
});

/** "Innovative Tax Adviser" adds nothing to "Tax Adviser". */
function overlaps(left: Position, right: Position): boolean {
  const [one, other] = [fold(left.title ?? ''), fold(right.title ?? '')];
  return one.endsWith(other) || other.endsWith(one);
}

function distinctTitles(positions: readonly Position[]): readonly Position[] {
  const seen = new Set<string>();
  return positions.filter((position) => {
    const key = fold(position.title ?? '');
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
