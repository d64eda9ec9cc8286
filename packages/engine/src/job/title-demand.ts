import type { Vocabulary } from '../vocabulary/vocabulary.ts';
import type { AdvertLine } from './advert-lines.ts';

export type TitleDemand = { readonly title: string; readonly start: number; readonly end: number };

const labelled = /^(?:job )?(?:title|position|role|vacancy)\s*[:–-]\s*(.{3,80})$/i;
const announced =
  /\b(?:hiring|seeking|looking for|recruiting|searching for|need|as|join (?:us|our team) as)\s+(?:an?|our(?: next)?|experienced|talented|skilled|the)\s+((?:[A-Z][\w+#./&-]*|of|and)(?: (?:[A-Z][\w+#./&-]*|of|and|\/)){0,5})/;
const notTitle =
  /^(?:job (?:advert|description|posting|summary)|about|description|overview|company|role|we\b|our\b|location)/i;

/** The title of the job an advert is for, where it names one: its first line, a label, or "we seek a …". */
export function readTitle(lines: readonly AdvertLine[], vocabulary: Vocabulary): TitleDemand | null {
  const [first] = lines;
  if (first?.first) {
    const title = cutTitle(first.text, first.start, vocabulary);
    if (isTitle(title.title, vocabulary)) return title;
  }
  for (const line of lines.slice(0, 30)) {
    const found = labelled.exec(line.text) ?? announced.exec(line.text);
    const title = found?.[1];
    if (found && title && isTitle(title, vocabulary)) {
      return cutTitle(title, line.start + found.index + found[0].length - title.length, vocabulary);
    }
  }
  return null;
}

/** Longer first lines are sentences. */
const mostWordsOfFirst = 6;

/** In a language whose titles are not all known, a short first line is the title. */
export function firstLineAsTitle([first]: readonly AdvertLine[], vocabulary: Vocabulary): TitleDemand | null {
  if (!first?.first || first.section !== 'unknown' || notTitle.test(first.text)) return null;
  if (first.text.split(/\s+/).length > mostWordsOfFirst || /[.!?:;,]$/.test(first.text)) return null;
  return cutTitle(first.text, first.start, vocabulary);
}

const mostWords = 10;

function isTitle(text: string, vocabulary: Vocabulary): boolean {
  if (notTitle.test(text) || text.split(/\s+/).length > mostWords || /[!?]$/.test(text)) return false;
  return vocabulary.findTitles(withoutAside(text)).length > 0;
}

/** Without the place, the team or the reference number that follows the title. */
function cutTitle(text: string, start: number, vocabulary: Vocabulary): TitleDemand {
  const prefix = /^\s*(?:\[[^\]]*\]|\([^)]*\))\s*/.exec(text)?.[0].length ?? 0;
  const named = text.slice(prefix);
  const withoutTeam = named.split(/\s+[-–—|@]\s+/)[0] ?? named;
  const short = withoutTeam.split(/\s*[([{]|,\s/)[0] ?? named;
  // "Machine Learning Operations (MLOps) Engineer", "Risk, Audit and Compliance Manager": the work comes after.
  const plain = namesWork(short, vocabulary) || !namesWork(withoutTeam, vocabulary) ? short : withoutTeam;
  const kept = plain.replace(/[\s.,:;-]+$/, '');
  const end = start + prefix + kept.length;
  return { title: withoutAside(kept), start: start + prefix, end };
}

const withoutAside = (text: string): string => text.replace(/\s*\([^)]*\)/g, '');

const namesWork = (text: string, vocabulary: Vocabulary): boolean =>
  vocabulary
    .findTitles(withoutAside(text))
    .some(({ title, occupation }) => occupation !== null || title.includes(' '));
