import type { WrittenLanguage } from '../languages/language.ts';
import type { Evidence, Position, Resume } from '../resume/resume.ts';
import { allMatches } from '../words/all-matches.ts';
import { countWords } from '../words/count-words.ts';
import { readWords } from '../words/read-words.ts';

/**
 * How a line shows its content: as the candidate's title, in the work of a position, stated elsewhere, or in a bare
 * list.
 */
export type SentenceShowing = 'title' | 'used' | 'stated' | 'listed';
export type LineShowing = SentenceShowing | 'piled';

/** A sentence, bullet or list of a resume, without personal data. */
export type CandidateLine = {
  readonly start: number;
  readonly end: number;
  readonly showing: LineShowing;
  /** Index into the resume's positions; `null` outside them. */
  readonly position: number | null;
  /** Distinct stems of its content words. */
  readonly stems: ReadonlySet<string>;
  /** Lookup keys of words of another language as written; the stems are those of their English translation. */
  readonly written: ReadonlySet<string>;
  /** Other places where the resume says the same. */
  readonly repeats: readonly Evidence[];
};

const sentenceBreak = /(?<=[a-z)]{2}[.;!?])\s+(?=[A-Z(])|(?:(?<!\s)\s+)?[•●▪◦]\s*/g;

/** Of two lines with the same words, the one with the higher rank counts. */
const showingRank: Readonly<Record<LineShowing, number>> = {
  title: 4,
  used: 3,
  stated: 2,
  listed: 1,
  piled: 0,
};

type LineContext = {
  readonly language: WrittenLanguage;
  /** Places removed from the lines. */
  readonly removed: readonly Evidence[];
  /** Keyword blocks. */
  readonly keywordBlocks: readonly Evidence[];
};

/** The lines of a resume with content words; of lines with the same words, only the one that shows most. */
export function readCandidateLines(
  resume: Resume,
  { language, removed, keywordBlocks }: LineContext,
): readonly CandidateLine[] {
  const { text, lines } = resume.document;
  const seen = new Map<string, number>();
  const out: (CandidateLine & { readonly repeats: Evidence[] })[] = [];
  const words = readWords(text, language);
  let next = 0;
  let hidden = 0;
  for (const line of lines) {
    for (const { start, end } of cutSentences(text, line.start, line.end)) {
      const stems = new Set<string>();
      const written = new Set<string>();
      let first = end;
      let last = start;
      for (; next < words.length; next++) {
        const word = words[next];
        if (!word || word.start >= end) break;
        if (word.start < start) continue;
        while (hidden < removed.length && (removed[hidden]?.end ?? 0) <= word.start) hidden++;
        if ((removed[hidden]?.start ?? text.length) < word.end) continue;
        stems.add(word.stem);
        for (const key of word.written ?? []) written.add(key);
        first = Math.min(first, word.start);
        last = Math.max(last, word.end);
      }
      if (stems.size === 0) continue;
      const key = [...stems].sort().join(' ');
      const position = positionAt(resume.positions, first);
      const interval = { start: first, end: last };
      const piled = keywordBlocks.some((block) => block.start < last && first < block.end);
      const showing = piled ? 'piled' : showingOf(text, interval, resume.positions, position);
      const same = seen.get(key);
      const before = same === undefined ? undefined : out[same];
      if (same === undefined || before === undefined) {
        seen.set(key, out.length);
        out.push({ ...interval, position, showing, stems, written, repeats: [] });
      } else if (showingRank[showing] > showingRank[before.showing]) {
        before.repeats.push({ start: before.start, end: before.end });
        out[same] = { ...interval, position, showing, stems, written, repeats: before.repeats };
      } else before.repeats.push(interval);
    }
  }
  return out;
}

/** The sentences, bullets and lists of a line. */
export function* cutSentences(text: string, start: number, end: number): Generator<Evidence> {
  const line = text.slice(start, end);
  let from = 0;
  for (const found of allMatches(line, sentenceBreak)) {
    if (found.index > from) yield { start: start + from, end: start + found.index };
    from = found.index + found[0].length;
  }
  if (from < line.length) yield { start: start + from, end };
}

/** Index of the position whose text contains a place; `null` if none does. */
export function positionAt(positions: readonly Position[], at: number): number | null {
  const index = positions.findIndex(({ evidence }) =>
    evidence.some((place) => place.start <= at && at < place.end),
  );
  return index < 0 ? null : index;
}

export function showingOf(
  text: string,
  line: Evidence,
  positions: readonly Position[],
  position: number | null,
): SentenceShowing {
  const held = position === null ? undefined : positions[position];
  const heading = held?.evidence[0];
  if (heading && heading.start < line.end && line.start < heading.end) return 'title';
  const content = text.slice(line.start, line.end);
  if (isList(content)) return 'listed';
  return position === null ? 'stated' : 'used';
}

/** Short entries between commas, or a few words alone. */
function isList(content: string): boolean {
  const entries = content.split(/[,;|•·/]|\s{3,}/).filter((entry) => entry.trim() !== '');
  const words = countWords(content);
  return words / Math.max(1, entries.length) <= 3.2 && (entries.length >= 3 || words <= 4);
}
